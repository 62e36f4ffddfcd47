import { hash } from 'node:crypto'

/** Digests are below this, so that they are exact as numbers and in SQLite. */
const LIMIT = 2 ** 48

/** The digest of one part of a state: 48 bits of SHA-256. */
export const digestOf = (...texts: readonly string[]): number =>
  hash('sha256', texts.join('\u0000'), 'buffer').readUIntBE(0, 6)

/**
 * The digest of a state is the sum of those of its parts, so that one part is exchanged without reading the others.
 *
 * @param old digest of the part that goes, 0 for none
 * @param next digest of the part that comes, 0 for none
 */
export const exchange = (digest: number, old: number, next: number): number =>
  (digest - old + next + LIMIT) % LIMIT
