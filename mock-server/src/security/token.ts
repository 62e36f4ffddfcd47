import { sha256 } from './sha256.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A new session token: 43 characters (258 bits) from the platform's cryptographic source. */
export const createToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(43))
  let token = ''
  for (const byte of bytes) token += ALPHABET[byte & 63]
  return token
}

/** What is stored instead of a token, so that a copy of the records opens no session. */
export const hashToken = (token: string): string => sha256(`swx-session:${token}`)
