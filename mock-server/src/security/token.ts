import { sha256 } from './sha256.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const tokenLength = 43

/** A new session token: 43 characters (258 bits) from the platform's cryptographic source. */
export const createToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenLength))
  let token = ''
  for (const byte of bytes) token += ALPHABET[byte & 63]
  return token
}

/** Hashes of the tokens that called last; a client sends the same one with every call. In memory only. */
const lately = new Map<string, string>()
const mostRemembered = 64

/** What is stored instead of a token, so that a copy of the records opens no session. */
export const hashToken = (token: string): string => {
  const known = lately.get(token)
  if (known !== undefined) return known
  const hash = sha256(`swx-session:${token}`)
  if (token.length === tokenLength) {
    if (lately.size >= mostRemembered) lately.delete(lately.keys().next().value as string)
    lately.set(token, hash)
  }
  return hash
}
