import { sha256 } from './sha256.ts'

/** Gives the six digits of the n-th verification code of a world. Asked twice, it answers the same. */
export type CodeSource = (serial: number) => string

const RESERVED = new Set(['123456', '000000', '999999'])

/**
 * Codes that follow from the world's seed, so that a recorded session can be replayed. Records hold the serial
 * number only. Right for a mock server on this machine, where 123456 opens everything anyway.
 */
export const createSeededCodes =
  (seed: number): CodeSource =>
  (serial) => {
    for (let attempt = 0; ; attempt++) {
      const digest = sha256(`swx-code:${seed}:${serial}:${attempt}`)
      const code = (Number.parseInt(digest.slice(0, 12), 16) % 1_000_000).toString().padStart(6, '0')
      if (!RESERVED.has(code)) return code
    }
  }

/** Codes that cannot be foreseen, for a mock server that others can reach. They live in memory only. */
export const createRandomCodes = (): CodeSource => {
  const codes = new Map<number, string>()
  return (serial) => {
    let code = codes.get(serial)
    while (code === undefined || RESERVED.has(code)) {
      const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
      code = (word % 1_000_000).toString().padStart(6, '0')
    }
    codes.set(serial, code)
    return code
  }
}
