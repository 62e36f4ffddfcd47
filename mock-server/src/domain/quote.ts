import { sha256 } from '../security/sha256.ts'

/** What a quote promised: equal facts give an equal quote. */
export type QuoteFacts = readonly (string | number | bigint)[]

const fingerprint = (facts: QuoteFacts): string => sha256(facts.join('|')).slice(0, 16)

/**
 * The id of a quote: when it was given and a fingerprint of what it promised. Nothing is stored for it, so asking
 * for a quote changes nothing.
 */
export const quoteId = (facts: QuoteFacts, now: number): string => `${now.toString(36)}-${fingerprint(facts)}`

/** When a quote was given, epoch ms; not a number for an id that is none. */
export const quotedAt = (id: string): number => Number.parseInt(id.split('-', 1)[0] ?? '', 36)

/** Whether a quote is at most `lifeMs` old and promised exactly what would be booked now. */
export const isQuoteGood = (id: string, facts: QuoteFacts, now: number, lifeMs: number): boolean => {
  const [, promise] = id.split('-', 2)
  const at = quotedAt(id)
  return at <= now && now - at <= lifeMs && promise === fingerprint(facts)
}
