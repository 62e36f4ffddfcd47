import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** A password as it is stored: salt and derived key in hexadecimal, and the work factor they were made with. */
export interface PasswordHash {
  readonly salt: string
  readonly hash: string
  readonly iterations: number
}

/** Default PBKDF2-SHA-256 work factor of a sandbox password. */
const DEFAULT_ITERATIONS = 100_000

const derive = async (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> => {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    256,
  )
  return bytesToHex(new Uint8Array(bits))
}

/**
 * Salts and hashes a password. Asynchronous by nature of Web Crypto, so it is done before a transaction begins.
 *
 * @param iterations PBKDF2 rounds. @default 100000
 */
export const hashPassword = async (
  password: string,
  iterations = DEFAULT_ITERATIONS,
): Promise<PasswordHash> => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: bytesToHex(salt), hash: await derive(password, salt, iterations), iterations }
}

/** Whether the password is the one that was stored; compares without an early exit. */
export const verifyPassword = async (password: string, stored: PasswordHash): Promise<boolean> => {
  const hash = await derive(password, hexToBytes(stored.salt), stored.iterations)
  let difference = hash.length ^ stored.hash.length
  for (let index = 0; index < hash.length; index++) {
    difference |= hash.charCodeAt(index) ^ stored.hash.charCodeAt(index)
  }
  return difference === 0
}
