import { isSuccessCode } from '../client/success-code.ts'

/** One line of the error catalogue. */
export interface CatalogueEntry<Code extends string = string, Key extends string = string> {
  readonly code: Code
  /** The name under which apps keep the translated text. */
  readonly key: Key
  readonly origin: 'specification' | 'extension'
  readonly kind: 'success' | 'refusal'
  /** The HTTP status it travels under where that is not 200. */
  readonly http?: string
}

/** Reads names as they are shipped: behind the code of the first in a row stand those of the codes that follow it. */
export function readKeys<Keys>(text: string): Keys {
  let code = 0
  const named = text.split(' ').flatMap((word) => {
    const first = Number(word)
    if (first) code = first
    return first ? [] : [[code++, word]]
  })
  return Object.fromEntries(named) as Keys
}

/**
 * Writes the catalogue out.
 *
 * @param firstExtension the first refusal that the specification does not list; the others follow it
 * @param http the HTTP status of each code that does not travel under 200
 */
export function readCatalogue<Keys extends Readonly<Record<string, string>>>(
  keys: Keys,
  firstExtension: number,
  http: Readonly<Record<string, string>>,
): { readonly [Code in keyof Keys & string]: CatalogueEntry<Code, Keys[Code]> } {
  const entries = Object.entries(keys).map(([code, key]): [string, CatalogueEntry] => [
    code,
    {
      code,
      key,
      origin: isSuccessCode(code) || Number(code) < firstExtension ? 'specification' : 'extension',
      kind: isSuccessCode(code) ? 'success' : 'refusal',
      ...(http[code] !== undefined && { http: http[code] }),
    },
  ])
  return Object.fromEntries(entries) as ReturnType<typeof readCatalogue<Keys>>
}
