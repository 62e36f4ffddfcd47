import { byId, element } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface SetStub {
  readonly id: number
  readonly match: { readonly op: string } & Readonly<Record<string, unknown>>
  readonly answer: object
  readonly times?: number
}

const SHOWN = 200

const short = (value: object): string => {
  const text = JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

const given = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()

/** A field of JSON; the error names the field. */
const json = (label: string, text: string): object | undefined => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${label} is not valid JSON.`, { cause })
  }
}

/** Gives calls an answer of one's own, shows what is set, and takes it away. */
export const createStubsPanel = (context: PanelContext): Panel => {
  const { client } = context
  const form = byId<HTMLFormElement>('stubs')
  const clear = byId('clear-stubs')

  const show = ({ id, match: { op, ...some }, answer, times }: SetStub): HTMLElement => {
    const remove = element('button', 'button', 'Remove')
    remove.type = 'button'
    remove.setAttribute('aria-label', `Remove stub ${id}, ${op}`)
    remove.addEventListener(
      'click',
      () => void perform(context, item, () => client.delete(`stubs/${id}`)).then(() => clear.focus()),
    )
    const when = [
      times === undefined ? 'until removed' : `${times} more`,
      ...(Object.keys(some).length === 0 ? [] : [short(some)]),
    ]
    const item = element(
      'li',
      '',
      element('p', '', element('strong', '', op), `: ${short(answer)}`),
      element('p', 'hint', when.join(', ')),
      element('p', 'about', remove),
    )
    return item
  }
  const list = createKeyedList<SetStub>(byId('stub-rules'), (stub) => JSON.stringify(stub), show)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const times = given(data, 'times')
    void perform(context, form, () =>
      client.post('stubs', {
        match: {
          op: given(data, 'op'),
          query: json('Query', given(data, 'query')),
          body: json('Body', given(data, 'body')),
        },
        answer: json('Answer', given(data, 'answer')),
        check: data.get('any') === null,
        times: times === '' ? undefined : Number(times),
      }),
    )
  })
  clear.addEventListener('click', () => void perform(context, form, () => client.delete('stubs')))

  return {
    async refresh() {
      const { stubs } = await client.get<{ stubs: SetStub[] }>('stubs')
      list(stubs)
      clear.hidden = stubs.length === 0
    },
  }
}
