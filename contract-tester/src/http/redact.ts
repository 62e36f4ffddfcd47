/** Replaces every token of a run in a text. */
export const createRedactor = (tokens: readonly (string | undefined)[]): ((text: string) => string) => {
  const secrets = tokens.filter((token): token is string => token !== undefined && token.length >= 4)
  return (text) => secrets.reduce((kept, token) => kept.replaceAll(token, '[token]'), text)
}
