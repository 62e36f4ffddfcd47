/** The signs a language sets figures with. */
export interface NumberSigns {
  readonly decimal: string
  readonly group: string
}

const found = new Map<string, NumberSigns>()

/**
 * The signs that a language sets digits 0 to 9 with, by the runtime's own data.
 *
 * @param language a BCP 47 tag
 * @throws RangeError for what is no language tag
 */
export function numberSigns(language: string): NumberSigns {
  let signs = found.get(language)
  if (signs === undefined) {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1234567.8)
    const signOf = (type: string) => parts.find((part) => part.type === type)?.value
    signs = { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? '' }
    found.set(language, signs)
  }
  return signs
}
