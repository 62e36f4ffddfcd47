import { byId, element, say } from './element.ts'
import { FAULT_CHOICES, type FaultChoice } from './fault-choices.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface Rule {
  readonly id: number
  readonly on: boolean
  readonly match: Readonly<Record<string, unknown>>
  readonly effect: Readonly<Record<string, unknown>>
  readonly times?: number
}

const words = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? name : `${name} ${JSON.stringify(value)}`))
    .join(', ')

const given = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()

const number = (text: string, factor = 1): number | undefined =>
  text === '' ? undefined : Number(text) * factor

/** Lets calls go wrong by rule, shows what is set, and switches it. */
export const createFaultsPanel = (context: PanelContext): Panel => {
  const { client } = context
  const form = byId<HTMLFormElement>('faults')
  const field = <T extends HTMLElement>(name: string) => form.elements.namedItem(name) as unknown as T
  const [effect, op, value] = [
    field<HTMLSelectElement>('effect'),
    field<HTMLInputElement>('op'),
    field<HTMLInputElement>('value'),
  ]
  const clear = byId('clear-faults')
  const switches = new Map<number, HTMLInputElement>()

  const show = ({ id, match: { op: operation, ...some }, effect: wrong, times }: Rule): HTMLElement => {
    const name = `fault ${id}, ${operation}`
    const isOn = element('input', '')
    isOn.type = 'checkbox'
    isOn.setAttribute('aria-label', `On: ${name}`)
    isOn.addEventListener(
      'change',
      () =>
        void perform(context, item, async () => {
          // What was asked before may still answer and set the box back.
          const wanted = isOn.checked ? 'on' : 'off'
          await client.post(`faults/${id}/${wanted}`, {})
          say(`${name} is ${wanted}`)
        }),
    )
    switches.set(id, isOn)
    const remove = element('button', 'button', 'Remove')
    remove.type = 'button'
    remove.setAttribute('aria-label', `Remove ${name}`)
    remove.addEventListener(
      'click',
      () => void perform(context, item, () => client.delete(`faults/${id}`)).then(() => op.focus()),
    )
    const when = [times === undefined ? 'until cleared' : `${times} more`, words(some)]
    const item = element(
      'li',
      '',
      element('p', '', element('strong', '', String(operation)), `: ${words(wrong)}`),
      element('p', 'hint', when.filter(Boolean).join(', ')),
      element('p', 'about', element('label', 'switch', isOn, ' on'), remove),
    )
    return item
  }
  const list = createKeyedList<Rule>(
    byId('fault-rules'),
    ({ on: _on, ...rule }) => JSON.stringify(rule),
    show,
  )

  const choice = (): FaultChoice => FAULT_CHOICES[effect.value] as FaultChoice
  const showChoice = (): void => {
    const { asks, isOfSocket = false } = choice()
    op.required = !isOfSocket
    op.disabled = isOfSocket
    const label = value.closest('label') as HTMLElement
    label.hidden = asks === undefined
    value.required = asks !== undefined
    if (!asks) return
    ;(label.firstElementChild as HTMLElement).textContent = asks.label
    value.value = asks.usual
    value.pattern = asks.pattern
  }
  effect.addEventListener('change', showChoice)
  showChoice()

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const match = {
      op: choice().isOfSocket ? 'marketMessage' : given(data, 'op'),
      user: given(data, 'user') || undefined,
      nth: number(given(data, 'nth')),
      probability: number(given(data, 'chance'), 0.01),
    }
    const body = { match, effect: choice().effect(given(data, 'value')), times: number(given(data, 'times')) }
    void perform(context, form, () => client.post('faults', body))
  })
  clear.addEventListener('click', () => void perform(context, form, () => client.delete('faults')))

  return {
    async refresh() {
      const { rules } = await client.get<{ rules: Rule[] }>('faults')
      list(rules)
      for (const { id, on } of rules) {
        const shown = switches.get(id)
        if (shown) shown.checked = on
      }
      clear.hidden = rules.length === 0
    },
  }
}
