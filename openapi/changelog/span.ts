import { limitKeywords } from './facts.ts'

/** How what a field may hold changed: to more than before, to less, or to something else, which may be both. */
export type Span = 'wider' | 'narrower' | 'other'

/** Whether each of some types is one of others; every whole number is a number. */
const isWithin = (types: readonly string[], others: readonly string[]) =>
  types.every((type) => others.includes(type) || (type === 'integer' && others.includes('number')))

/** How a type changed, such as `string` to `string or null`. */
export function typeSpan(before: string, after: string): Span {
  const [old, now] = [before.split(' or '), after.split(' or ')]
  if (before === 'any' || isWithin(now, old)) return 'narrower'
  return after === 'any' || isWithin(old, now) ? 'wider' : 'other'
}

const keyword = `(?:${limitKeywords.join('|')})`

/** `format date, maxLength 9` as a map. */
const read = (limits: string) =>
  new Map(
    limits.split(new RegExp(`, (?=${keyword} )`)).map((limit) => {
      const end = limit.indexOf(' ')
      return [limit.slice(0, end), limit.slice(end + 1)]
    }),
  )

function spanOf(name: string, before: string | undefined, after: string | undefined): Span | undefined {
  if (before === after) return undefined
  if (after === undefined) return 'wider'
  if (before === undefined) return 'narrower'
  // Of two patterns or formats nothing says which one takes more.
  if (!/^(exclusiveM|m)(in|ax)/.test(name)) return 'other'
  return Number(after) < Number(before) === /min/i.test(name) ? 'wider' : 'narrower'
}

/** How limits changed, which are kept as one text. */
export function limitSpan(before: string | undefined, after: string | undefined): Span {
  const [old, now] = [before ?? '', after ?? ''].map((limits) =>
    limits ? read(limits) : new Map<string, string>(),
  )
  const spans = new Set(
    limitKeywords
      .map((name) => spanOf(name, old?.get(name), now?.get(name)))
      .filter((span) => span !== undefined),
  )
  const [only = 'other'] = spans
  return spans.size === 1 ? only : 'other'
}
