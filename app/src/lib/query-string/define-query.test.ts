import { describe, expect, it } from 'vitest'
import { anyOf, day, defineQuery, named, oneOf, text, wholeNumber, word } from './define-query.ts'

const query = defineQuery(
  {
    tab: oneOf(['plans', 'mine', 'history']),
    category: named('type', oneOf(['all', 1, 2, 3])),
    kind: anyOf(['SAVINGS', 'SMART']),
    search: named('q', text(10)),
    plan: word,
    days: wholeNumber,
    from: day,
  },
  (state) => (state.plan === undefined ? { ...state, days: undefined } : state),
)

const parse = (link: string) => query.parse(new URLSearchParams(link))
const nothing = {
  tab: 'plans',
  category: 'all',
  kind: undefined,
  search: '',
  plan: undefined,
  days: undefined,
  from: '',
} as const

describe('the state of a page in its link', () => {
  it('is read from a link that says everything', () => {
    expect(parse('tab=mine&type=2&kind=SMART&q=gold&plan=p-30&days=30&from=2026-01-10')).toEqual({
      tab: 'mine',
      category: 2,
      kind: 'SMART',
      search: 'gold',
      plan: 'p-30',
      days: 30,
      from: '2026-01-10',
    })
  })

  it.each([
    '',
    'tab=x&type=9&kind=smart&q=&plan=&days=-1&from=yesterday',
    'type=1e0&days=3.5&plan=&from=2026-13-45',
    'days=30',
  ])('is the default where “%s” says nothing that makes sense', (link) => {
    expect(parse(link)).toEqual(nothing)
  })

  it('cuts what is too long', () => {
    expect(parse(`q=${'x'.repeat(500)}&plan=${'p'.repeat(500)}`)).toMatchObject({
      search: 'x'.repeat(10),
      plan: 'p'.repeat(64),
    })
  })

  it.each(['', 'tab=mine', 'type=2&plan=p-30&days=30', 'kind=SAVINGS&q=a+b&from=2026-01-10'])(
    'is written as it was read: “%s”',
    (link) => expect(query.write(parse(link)).toString()).toBe(link),
  )

  it('leaves parameters of other parts of the page in, and takes its own out', () => {
    const before = new URLSearchParams('device=mobile&tab=history&q=old')
    expect(query.write({ ...nothing, search: '  ' }, before).toString()).toBe('device=mobile')
  })
})
