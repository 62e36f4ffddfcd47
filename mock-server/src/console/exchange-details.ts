import { createCopyButton } from './copy-button.ts'
import { element } from './element.ts'
import { type PanelContext, perform } from './panel.ts'

interface ChangedField {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
  readonly secret?: boolean
}

interface Difference {
  readonly records: readonly {
    readonly table: string
    readonly key: string
    readonly change: string
    readonly fields: readonly ChangedField[]
  }[]
  readonly more: number
}

interface Exchange {
  readonly seq: number
  readonly status: number
  readonly code?: string
  readonly requestBody?: unknown
  readonly responseBody?: unknown
  readonly difference?: Difference
  readonly curl?: string
  readonly curlNote?: string
  readonly replay: { readonly before: boolean; readonly now: boolean; readonly reason?: string }
}

interface Replayed {
  readonly same: boolean
  readonly exchange: Exchange
  readonly answer: unknown
}

const valueText = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

const fieldLine = ({ field, from, to, secret }: ChangedField): HTMLElement =>
  element(
    'li',
    '',
    element('span', 'hint', `${field}: `),
    secret ? 'changed, and stays secret' : `${valueText(from)} → ${valueText(to)}`,
  )

/** The records that a call changed, each unfolded by itself where it is a new one. */
const differenceParts = (difference: Difference | undefined): HTMLElement[] => {
  if (!difference) return [element('p', 'hint', 'What it changed is not kept any more.')]
  if (difference.records.length === 0) return [element('p', 'hint', 'It changed no record.')]
  const records = difference.records.map(({ table, key, change, fields }) =>
    element(
      'li',
      '',
      element('p', '', element('span', 'badge', change), ` ${table} `, element('bdi', '', key)),
      element('ul', 'fields', ...fields.map(fieldLine)),
    ),
  )
  const more = difference.more > 0 ? [element('p', 'hint', `And ${difference.more} more.`)] : []
  return [element('ul', 'records', ...records), ...more]
}

const curlParts = ({ seq, curl, curlNote = '' }: Exchange): HTMLElement[] => {
  if (curl === undefined) return []
  const label = `Copy the curl line of call ${seq}`
  const copy = createCopyButton({ text: curl, label, said: `The curl line of call ${seq} is copied` })
  return [
    element('p', 'line', element('code', '', curl)),
    element('p', 'buttons', copy),
    ...(curlNote === '' ? [] : [element('p', 'hint', curlNote)]),
  ]
}

/** What was sent and answered, unfolded on demand. */
const bodyParts = ({ requestBody, responseBody }: Exchange): HTMLElement[] =>
  [
    ['What was sent', requestBody],
    ['What was answered', responseBody],
  ].flatMap(([label, body]) =>
    body === undefined
      ? []
      : [
          element(
            'details',
            '',
            element('summary', '', String(label)),
            element('p', 'line', element('code', '', JSON.stringify(body))),
          ),
        ],
  )

const outcome = ({ same, exchange: { status, code, difference }, answer }: Replayed): HTMLElement[] => [
  element(
    'p',
    '',
    `It answered ${status} ${code ?? ''}, ${same ? 'as it was recorded' : 'other than recorded'}.`,
  ),
  ...differenceParts(difference),
  element('p', 'line', element('code', '', JSON.stringify(answer))),
]

const show = (context: PanelContext, exchange: Exchange): HTMLElement => {
  const { seq, replay } = exchange
  const result = element('div', 'result')
  result.setAttribute('role', 'status')
  const again = (label: string, place: 'before' | 'now'): HTMLElement => {
    const button = element('button', 'button', label)
    button.type = 'button'
    button.addEventListener(
      'click',
      () =>
        void perform(context, area, async () => {
          const path = `journal/${seq}/replay`
          result.replaceChildren(...outcome(await context.client.post<Replayed>(path, { in: place })))
        }),
    )
    return button
  }
  const area = element(
    'div',
    'exchange',
    ...bodyParts(exchange),
    ...differenceParts(exchange.difference),
    ...curlParts(exchange),
    element(
      'p',
      'buttons',
      ...(replay.before ? [again('Run again in the world of before', 'before')] : []),
      ...(replay.now ? [again('Run again now', 'now')] : []),
    ),
    ...(replay.reason === undefined
      ? []
      : [element('p', 'hint', `It cannot run again here. ${replay.reason}`)]),
    result,
  )
  return area
}

/** Reads what is known of an exchange: what it changed, a line that sends it again, and running it again here. */
export const exchangeDetails = async (context: PanelContext, seq: number): Promise<HTMLElement> =>
  show(context, await context.client.get<Exchange>(`journal/${seq}`))
