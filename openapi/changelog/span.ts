import { limitKeywords } from './facts.ts'

/** How the set of values that a field allows has changed. It is `other` unless one set contains the other. */
export type Span = 'wider' | 'narrower' | 'other'

/** Whether the other types allow all values of these types; every integer is a number. */
const isWithin = (types: readonly string[], others: readonly string[]) =>
  types.every((type) => others.includes(type) || (type === 'integer' && others.includes('number')))

/** Compares types such as `string` and `string or null`. */
export function typeSpan(before: string, after: string): Span {
  const [old, now] = [before.split(' or '), after.split(' or ')]
  if (before === 'any' || isWithin(now, old)) return 'narrower'
  return after === 'any' || isWithin(old, now) ? 'wider' : 'other'
}

const keyword = `(?:${limitKeywords.join('|')})`

/** Reads `format date, maxLength 9` as a map. */
const readLimits = (limits: string) =>
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
  // Which of two patterns or formats allows more cannot be told.
  if (!/^(exclusiveM|m)(in|ax)/.test(name)) return 'other'
  return Number(after) < Number(before) === /min/i.test(name) ? 'wider' : 'narrower'
}

/** Compares limits such as `format date, maxLength 9`. */
export function limitSpan(before: string | undefined, after: string | undefined): Span {
  const [old, now] = [before ?? '', after ?? ''].map((limits) =>
    limits ? readLimits(limits) : new Map<string, string>(),
  )
  const spans = new Set(
    limitKeywords
      .map((name) => spanOf(name, old?.get(name), now?.get(name)))
      .filter((span) => span !== undefined),
  )
  const [only = 'other'] = spans
  return spans.size === 1 ? only : 'other'
}
