/** A country of residence, with its name in the user's language. */
export interface Country {
  readonly code: string
  readonly name: string
}

/** Countries, given by their ISO 3166 alpha-2 codes, in the order of their names. */
export function countriesIn(tag: string, codes: readonly string[]): readonly Country[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => compare(left.name, right.name))
}
