interface CatalogueLine {
  code: string
  key: string
  meaning: string
}

/** The text of `src/gen/messages.ts`: the key and the English sentence of every code, which is all the mock server needs. */
export function messagesModule({ codes }: { codes: CatalogueLine[] }): string {
  return `
/** What each code of the contract means, in English; for developers, not for users. */
export const messages = {
${codes.map(({ code, meaning }) => `  ${JSON.stringify(code)}: ${JSON.stringify(meaning)},\n`).join('')}} as const

/** The code of each key of the contract's catalogue. */
export const codes = {
${codes.map(({ code, key }) => `  ${key}: ${JSON.stringify(code)},\n`).join('')}} as const
`
}
