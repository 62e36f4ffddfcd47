import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isAddress } from 'ethers/address'

/** Networks whose addresses are told apart here. */
export type AddressNetwork = 'ethereum' | 'tron' | 'bitcoin'

/** What a typed address is. */
export interface AddressReading {
  /** The network whose addresses have this form. */
  readonly network: AddressNetwork
  /** Whether its checksum is right. An Ethereum address all in small or all in capital letters has none, and counts as right. */
  readonly isSound: boolean
}

const base58check = createBase58check(sha256)
/** One byte of version and twenty of hash. */
const base58Bytes = 21
const tronVersion = 0x41
const bitcoinVersions = [0x00, 0x05]

/** Whether an address in Base58 has one of the versions and the right checksum. */
function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === base58Bytes && versions.includes(bytes[0] ?? -1)
  } catch {
    return false
  }
}

/**
 * Whether a Segwit address is right: by BIP 173 for version 0, whose programs have 20 or 32 bytes, and by BIP 350 for
 * versions 1 to 16, whose programs have 2 to 40 bytes.
 */
function isSegwit(address: string): boolean {
  const inBech32 = segwitProgram(address, bech32)
  if (inBech32?.version === 0) return inBech32.length === 20 || inBech32.length === 32
  const inBech32m = segwitProgram(address, bech32m)
  if (inBech32m === undefined || inBech32m.version < 1 || inBech32m.version > 16) return false
  return inBech32m.length >= 2 && inBech32m.length <= 40
}

/**
 * Version of a Segwit address and the length of its program in bytes; undefined when the coder finds no right checksum.
 */
function segwitProgram(
  address: string,
  coder: typeof bech32 | typeof bech32m,
): { version: number; length: number } | undefined {
  const decoded = coder.decodeUnsafe(address)
  const [version, ...words] = decoded?.words ?? []
  const bytes = coder.fromWordsUnsafe(words)
  if (decoded?.prefix !== 'bc' || version === undefined || !bytes) return undefined
  return { version, length: bytes.length }
}

/**
 * Tells by the form of an address which network it is for, and checks it; undefined for what has no such form. Only
 * pages where an address is entered fetch this module.
 */
export function readAddress(address: string): AddressReading | undefined {
  if (/^0x/i.test(address)) return { network: 'ethereum', isSound: isAddress(address) }
  if (/^bc1/i.test(address)) return { network: 'bitcoin', isSound: isSegwit(address) }
  if (/^T[1-9A-HJ-NP-Za-km-z]{20,60}$/.test(address))
    return { network: 'tron', isSound: isBase58(address, [tronVersion]) }
  if (/^[13][1-9A-HJ-NP-Za-km-z]{20,60}$/.test(address))
    return { network: 'bitcoin', isSound: isBase58(address, bitcoinVersions) }
  return undefined
}
