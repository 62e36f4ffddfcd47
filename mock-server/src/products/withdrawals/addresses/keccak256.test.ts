import { expect, test } from 'vitest'
import { keccak256 } from './keccak256.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

// Published test vectors of the original Keccak submission with 256 bits.
test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'f519747ed599024f3882238e5ab43960132572b7345fbeb9a90769dafd21ad67',
  ],
])('digests %j as published', (text, digest) => {
  expect(keccak256(bytes(text))).toBe(digest)
})

test('a message that fills whole blocks gets a block of padding', () => {
  expect(new Set([135, 136, 137, 272].map((length) => keccak256(new Uint8Array(length)))).size).toBe(4)
})
