import { byId, element } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import type { Panel, PanelContext } from './panel.ts'
import { dollars, moment } from './text.ts'

interface Entry {
  readonly id: string
  readonly seq: number
  readonly at: string
  readonly mode: string
  readonly kind: string
  readonly ref: string
  readonly postings: readonly { readonly account: string; readonly amount: string }[]
}

const ENTRIES_SHOWN = 50

const cell = (...content: (Node | string)[]) => element('td', '', ...content)

const show = ({ seq, at, mode, kind, ref, postings }: Entry): HTMLElement =>
  element(
    'tr',
    '',
    cell(element('span', 'num', String(seq))),
    cell(moment(at)),
    cell(element('span', 'badge', mode), ` ${kind}`, element('div', 'hint', ref)),
    cell(
      ...postings.map(({ account, amount }) =>
        element('div', 'posting', element('bdi', '', account), element('span', 'num', dollars(amount))),
      ),
    ),
  )

/** Shows the latest entries of the books, of those that the filters let through. */
export const createLedgerPanel = ({ client, onError }: PanelContext): Panel => {
  const form = byId<HTMLFormElement>('ledger-filter')
  const list = createKeyedList<Entry>(byId('entries'), ({ id }) => id, show)
  const refresh = async (): Promise<void> => {
    const query = new URLSearchParams({ order: 'newest', limit: String(ENTRIES_SHOWN) })
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
    }
    const { entries } = await client.get<{ entries: Entry[] }>(`ledger?${query}`)
    list(entries)
    byId('entries-empty').hidden = entries.length > 0
  }
  form.addEventListener('input', () => void refresh().catch(onError))
  form.addEventListener('submit', (event) => event.preventDefault())
  return { refresh }
}
