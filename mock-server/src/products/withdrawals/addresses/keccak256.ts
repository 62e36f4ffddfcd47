/**
 * Keccak-256 as Ethereum uses it (the padding of the original submission, not that of SHA-3). Only checksums of
 * typed addresses need it, so it is written for shortness: 64-bit lanes as big integers.
 */

const LANES = 25
const RATE_BYTES = 136
const MASK = (1n << 64n) - 1n

const rotate = (lane: bigint, by: bigint): bigint =>
  by === 0n ? lane : ((lane << by) | (lane >> (64n - by))) & MASK

/** Round constants, by the linear feedback shift register of the standard. */
const roundConstants = (): readonly bigint[] => {
  let register = 1
  const nextBit = (): number => {
    const bit = register & 1
    register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    return bit
  }
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let power = 0; power < 7; power++) if (nextBit()) constant |= 1n << ((1n << BigInt(power)) - 1n)
    return constant
  })
}

const CONSTANTS = roundConstants()

const lane = (state: readonly bigint[], x: number, y: number): bigint =>
  state[(x % 5) + 5 * (y % 5)] as bigint

const permute = (start: readonly bigint[]): bigint[] => {
  let state = [...start]
  for (const constant of CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(state, x, y), 0n),
    )
    const mixed = state.map((value, index) => {
      const x = index % 5
      return value ^ (columns[(x + 4) % 5] as bigint) ^ rotate(columns[(x + 1) % 5] as bigint, 1n)
    })
    const moved = [...mixed]
    let [x, y] = [1, 0]
    for (let step = 0; step < 24; step++) {
      const by = BigInt((((step + 1) * (step + 2)) / 2) % 64)
      const [nextX, nextY] = [y, (2 * x + 3 * y) % 5]
      moved[nextX + 5 * nextY] = rotate(lane(mixed, x, y), by)
      ;[x, y] = [nextX, nextY]
    }
    state = moved.map((value, index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)]
      return value ^ (~lane(moved, column + 1, row) & MASK & lane(moved, column + 2, row))
    })
    state[0] = (state[0] as bigint) ^ constant
  }
  return state
}

/**
 * The Keccak-256 digest of some bytes.
 *
 * @returns 64 lower-case hexadecimal digits.
 */
export const keccak256 = (bytes: Uint8Array): string => {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE_BYTES) + 1) * RATE_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80
  const view = new DataView(padded.buffer)

  let state: bigint[] = new Array(LANES).fill(0n)
  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let index = 0; index < RATE_BYTES / 8; index++)
      state[index] = (state[index] as bigint) ^ view.getBigUint64(block + index * 8, true)
    state = permute(state)
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (let index = 0; index < 4; index++) digest.setBigUint64(index * 8, state[index] as bigint, true)
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
