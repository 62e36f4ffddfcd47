import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The SHA-256 digest of a text's UTF-8 bytes. Web Crypto digests only asynchronously, while sessions are looked up
 * inside synchronous transactions.
 *
 * @returns 64 lower-case hexadecimal digits.
 */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)))
