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

/** What entries say besides their key; lists are parted by spaces. */
interface Rest {
  readonly successes: string
  readonly extensions: string
  readonly http: Readonly<Record<string, string>>
}

/** Writes the catalogue out. */
export function readCatalogue<Keys extends Readonly<Record<string, string>>>(
  keys: Keys,
  { successes, extensions, http }: Rest,
): { readonly [Code in keyof Keys & string]: CatalogueEntry<Code, Keys[Code]> } {
  const entries = Object.entries(keys).map(([code, key]): [string, CatalogueEntry] => [
    code,
    {
      code,
      key,
      origin: extensions.includes(code) ? 'extension' : 'specification',
      kind: successes.split(' ').includes(code) ? 'success' : 'refusal',
      ...(http[code] !== undefined && { http: http[code] }),
    },
  ])
  return Object.fromEntries(entries) as ReturnType<typeof readCatalogue<Keys>>
}
