import { isSuccessCode } from '../src/client/success-code.ts'

interface Entry {
  code: string
  key: string
  meaning: string
  origin: string
  kind: string
  http?: string
}

/** The text of `src/gen/catalogue.ts`: the error catalogue, small enough to be shipped to browsers. */
export function catalogueModule({ codes }: { codes: Entry[] }): string {
  const keys = codes.map(
    ({ code, key, meaning }) =>
      `  /** ${meaning} */\n  readonly ${JSON.stringify(code)}: ${JSON.stringify(key)}\n`,
  )
  const extensions = codes.filter(({ origin }) => origin === 'extension').map(({ code }) => Number(code))
  const firstExtension = Math.min(...extensions)
  for (const { code, kind, origin } of codes) {
    if (isSuccessCode(code) !== (kind === 'success'))
      throw new Error(`${code}: the SDK and the catalogue do not agree on whether it is a success.`)
    if ((kind !== 'success' && Number(code) >= firstExtension) !== (origin === 'extension'))
      throw new Error(`${code}: refusals of extensions follow those of the specification.`)
  }
  const inOrder = codes.toSorted((a, b) => Number(a.code) - Number(b.code))
  const names = inOrder.flatMap(({ code, key }, i) =>
    Number(code) - 1 === Number(inOrder[i - 1]?.code) ? [key] : [code, key],
  )
  const http = codes.flatMap(({ code, http }) => (http ? [[code, http]] : []))
  return `
import { type CatalogueEntry, readCatalogue, readKeys } from '../errors/catalogue.ts'

/** The name of the translated text of each code: all of the catalogue that an app needs when it runs. */
export const errorKeys: {
${keys.join('')}} = /*#__PURE__*/ readKeys('${names.join(' ')}')

/** A code that the contract lists. */
export type KnownCode = keyof typeof errorKeys

/** The key of a translated text for a listed code. */
export type CatalogueKey = (typeof errorKeys)[KnownCode]

/** Every code of the contract by its code. */
export const catalogue: { readonly [Code in KnownCode]: CatalogueEntry<Code, (typeof errorKeys)[Code]> } =
  /*#__PURE__*/ readCatalogue(errorKeys, ${firstExtension}, ${JSON.stringify(Object.fromEntries(http))})
`
}
