import { byId, element } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import type { Panel, PanelContext } from './panel.ts'
import { moment } from './text.ts'

interface Entry {
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly operation?: string
  readonly status: number
  readonly code?: string
  readonly traceId?: string
  readonly userId?: string
  readonly rule?: string
}

const ENTRIES_SHOWN = 50

const cell = (...content: (Node | string)[]) => element('td', '', ...content)

const show = ({
  seq,
  at,
  method,
  path,
  operation,
  status,
  code,
  traceId,
  userId,
  rule,
}: Entry): HTMLElement =>
  element(
    'tr',
    '',
    cell(element('span', 'num', String(seq))),
    cell(moment(at)),
    cell(
      `${method} ${operation ?? path}`,
      element('div', 'hint', [userId, traceId].filter(Boolean).join(' · ')),
    ),
    cell(
      element('span', status >= 400 ? 'badge bad' : 'badge', String(status)),
      ` ${code ?? ''}`,
      element('div', 'hint', rule ?? ''),
    ),
  )

/** Shows the latest calls to the customer API, of those that the filter lets through. */
export const createJournalPanel = ({ client, onError }: PanelContext): Panel => {
  const filter = byId<HTMLInputElement>('journal-filter')
  const list = createKeyedList<Entry>(byId('journal'), ({ seq }) => String(seq), show)
  const refresh = async (): Promise<void> => {
    const { entries } = await client.get<{ entries: Entry[] }>('journal')
    const wanted = filter.value.trim().toLowerCase()
    const fitting = entries.filter(
      ({ kind, path, operation, code, userId, traceId, rule }) =>
        kind === 'customer' &&
        [path, operation, code, userId, traceId, rule].some((text) => text?.toLowerCase().includes(wanted)),
    )
    list(fitting.slice(-ENTRIES_SHOWN).reverse())
    byId('journal-empty').hidden = fitting.length > 0
  }
  filter.addEventListener('input', () => void refresh().catch(onError))
  return { refresh }
}
