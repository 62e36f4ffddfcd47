import { decodeBase58Check } from './base58.ts'
import { isBech32 } from './bech32.ts'

/** First bytes of the addresses of the real networks: Bitcoin P2PKH and P2SH, Tron. */
const versions = new Set([0x00, 0x05, 0x41])

const candidates: readonly { pattern: RegExp; isAddress: (text: string) => boolean }[] = [
  {
    // Bitcoin and Tron, in Base58Check: 21 bytes with the network's first byte.
    pattern: /(?<![A-Za-z0-9])[13T][1-9A-HJ-NP-Za-km-z]{25,34}(?![A-Za-z0-9])/g,
    isAddress: (text) => {
      const payload = decodeBase58Check(text)
      return payload?.length === 21 && versions.has(payload[0] ?? -1)
    },
  },
  {
    pattern: /(?<![A-Za-z0-9])bc1[02-9ac-hj-np-z]{11,71}(?![A-Za-z0-9])/gi,
    isAddress: (text) => isBech32(text.toLowerCase()),
  },
  // Ethereum: any forty hexadecimal digits may be an address, for a checksum is optional there.
  { pattern: /(?<![A-Za-z0-9])0x[0-9a-fA-F]{40}(?![A-Za-z0-9])/g, isAddress: () => true },
]

/** Every address in a text that money could be sent to on a real network. */
export const mainnetAddresses = (text: string): string[] =>
  candidates.flatMap(({ pattern, isAddress }) =>
    [...text.matchAll(pattern)].map(([match]) => match).filter(isAddress),
  )
