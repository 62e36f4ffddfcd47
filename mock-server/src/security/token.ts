import { base64urlnopad } from '@scure/base'
import { sha256 } from './sha256.ts'

/** A new session token: 43 characters (256 bits) from the platform's cryptographic source. */
export const createToken = (): string => base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))

/** What is stored instead of a token, so that a copy of the records opens no session. */
export const hashToken = (token: string): string => sha256(`swx-session:${token}`)
