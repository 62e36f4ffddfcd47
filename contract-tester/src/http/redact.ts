/** A shorter text is also part of ordinary words: as a token it is looked for only where it stands alone. */
const LONG = 4

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const patternOf = (token: string): RegExp =>
  new RegExp(
    token.length >= LONG ? escaped(token) : `(?<![\\p{L}\\p{N}_])${escaped(token)}(?![\\p{L}\\p{N}_])`,
    'gu',
  )

/** Replaces every token of a run in a text, the longest first: one may be part of another. */
export const createRedactor = (tokens: readonly (string | undefined)[]): ((text: string) => string) => {
  const secrets = tokens
    .filter((token): token is string => token !== undefined && token !== '')
    .sort((one, other) => other.length - one.length)
    .map(patternOf)
  return (text) => secrets.reduce((kept, secret) => kept.replace(secret, '[token]'), text)
}
