import { downloadJson } from './download.ts'
import { byId, element } from './element.ts'
import { exchangeDetails } from './exchange-details.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'
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

/** Shows the latest calls to the customer API, of those that the filters let through, each with its details. */
export const createJournalPanel = (context: PanelContext): Panel => {
  const { client, onError } = context
  const form = byId<HTMLFormElement>('journal-filter')
  let filters = new URLSearchParams()

  /** Read when they are unfolded, once: an exchange that is over does not change. */
  const details = (seq: number): HTMLElement => {
    const place = element('div', '')
    const fold = element('details', '', element('summary', '', `Details of call ${seq}`), place)
    const read = async (): Promise<void> => {
      if (fold.open && place.childElementCount === 0)
        place.replaceChildren(await exchangeDetails(context, seq))
    }
    fold.addEventListener('toggle', () => void read().catch(onError))
    return fold
  }

  const show = ({ seq, at, method, path, operation, status, code, traceId, userId, rule }: Entry) =>
    element(
      'tr',
      '',
      cell(element('span', 'num', String(seq))),
      cell(moment(at)),
      cell(
        `${method} ${operation ?? path}`,
        element('div', 'hint', [userId, traceId].filter(Boolean).join(' · ')),
        details(seq),
      ),
      cell(
        element('span', status >= 400 ? 'badge bad' : 'badge', String(status)),
        ` ${code ?? ''}`,
        element('div', 'hint', rule ?? ''),
      ),
    )

  // A world that starts over counts its calls anew, so the number alone does not tell two calls apart.
  const list = createKeyedList<Entry>(byId('journal'), ({ seq, traceId }) => `${seq} ${traceId}`, show)
  const refresh = async (): Promise<void> => {
    const { entries } = await client.get<{ entries: Entry[] }>(`journal?kind=customer&${filters}`)
    list(entries.slice(-ENTRIES_SHOWN).reverse())
    byId('journal-empty').hidden = entries.length > 0
  }
  form.addEventListener('change', () => {
    filters = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') filters.set(name, value.trim())
    void refresh().catch(onError)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  byId('journal-har').addEventListener(
    'click',
    () =>
      void perform(context, form, async () =>
        downloadJson('journal.har', await client.get(`journal.har?kind=customer&${filters}`)),
      ),
  )
  return { refresh }
}
