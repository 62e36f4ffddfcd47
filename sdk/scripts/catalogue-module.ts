import { isSuccessCode } from '../src/client/success-code.ts'

/** A line of the error catalogue, as the contract's bundle has it. */
export interface CodeLine {
  readonly code: string
  readonly key: string
  readonly meaning: string
  readonly origin: string
  readonly kind: string
  readonly http?: string
}

/** The text of `src/gen/catalogue.ts`: the error catalogue, as plain objects. */
export function catalogueModule(codes: readonly CodeLine[]): string {
  const inOrder = codes.toSorted((a, b) => Number(a.code) - Number(b.code))
  for (const { code, kind } of inOrder) {
    if (isSuccessCode(code) !== (kind === 'success'))
      throw new Error(`${code}: the SDK and the catalogue do not agree on whether it is a success.`)
  }
  const described = (line: (entry: CodeLine) => string) =>
    inOrder.map((entry) => `  /** ${entry.meaning} */\n  ${line(entry)},\n`).join('')
  const entries = inOrder.map(
    ({ code, key, origin, kind, http }) =>
      `  ${JSON.stringify(code)}: ${JSON.stringify({ code, key, origin, kind, ...(http && { http }) })},\n`,
  )
  return `
import type { CatalogueEntry } from '../errors/catalogue-entry.ts'

/** The key of each code, under which apps keep its translated text. */
export const errorKeys = {
${described(({ code, key }) => `${JSON.stringify(code)}: ${JSON.stringify(key)}`)}} as const

/** Each code by its key, so that conditions can be read: \`error.code === errorCodes.quoteChanged\`. */
export const errorCodes = {
${described(({ code, key }) => `${key}: ${JSON.stringify(code)}`)}} as const

/** A code that the contract lists. */
export type KnownCode = keyof typeof errorKeys

/** The key of a listed code. */
export type CatalogueKey = keyof typeof errorCodes

/** Every code of the contract, with where it comes from and how it travels. */
export const catalogue = {
${entries.join('')}} as const satisfies Record<KnownCode, CatalogueEntry>
`
}
