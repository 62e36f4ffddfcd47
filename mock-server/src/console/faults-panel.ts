import { byId, element } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface Rule {
  readonly match: Readonly<Record<string, unknown>>
  readonly effect: Readonly<Record<string, unknown>>
  readonly times?: number
}

const words = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? name : `${name} ${JSON.stringify(value)}`))
    .join(', ')

/** What each choice of the form lets go wrong. */
const EFFECTS: Readonly<Record<string, object>> = {
  500: { status: 500 },
  503: { status: 503 },
  slow: { delayMs: 3_000 },
  401: { code: '401' },
  reset: { reset: true },
  malformed: { malformed: true },
  truncated: { truncated: true },
  drop: { dropAfterCommit: true },
  socket: { socketDrop: true },
}

/** Lets calls go wrong by rule, and shows what is set. */
export const createFaultsPanel = (context: PanelContext): Panel => {
  const { client } = context
  const form = byId<HTMLFormElement>('faults')
  const clear = byId('clear-faults')
  const list = createKeyedList<Rule>(
    byId('fault-rules'),
    (rule) => JSON.stringify(rule),
    ({ match, effect, times }) =>
      element(
        'li',
        '',
        element('p', '', element('strong', '', String(match.op)), `: ${words(effect)}`),
        element('p', 'hint', times === undefined ? 'until cleared' : `${times} more`),
      ),
  )

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const choice = String(data.get('effect'))
    const op = choice === 'socket' ? 'marketMessage' : String(data.get('op')).trim()
    const body = { match: { op }, effect: EFFECTS[choice] ?? {}, times: Number(data.get('times')) }
    void perform(context, form, () => client.post('faults', body))
  })
  clear.addEventListener('click', () => void perform(context, form, () => client.delete('faults')))

  return {
    async refresh() {
      const { rules } = await client.get<{ rules: Rule[] }>('faults')
      list(rules)
      clear.hidden = rules.length === 0
    },
  }
}
