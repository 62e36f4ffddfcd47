import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isAddress } from 'ethers/address'

/** Networks whose addresses are told apart here. */
export type AddressNetwork = 'ethereum' | 'tron' | 'bitcoin'

/** What a typed address is. */
export interface AddressReading {
  /** The network whose addresses look like it. */
  readonly network: AddressNetwork
  /** Whether its checksum holds. An Ethereum address in one case carries none, and is taken. */
  readonly isSound: boolean
}

const base58check = createBase58check(sha256)
const hashedBytes = 21
const tronVersion = 0x41
const bitcoinVersions = [0x00, 0x05]

function hasVersion(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === hashedBytes && versions.includes(bytes[0] ?? -1)
  } catch {
    return false
  }
}

function isSegwit(address: string): boolean {
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(address)
    const [version, ...words] = decoded?.words ?? []
    const { length = 0 } = coder.fromWordsUnsafe(words) || {}
    if (decoded?.prefix !== 'bc' || version === undefined || version > 16) continue
    if (coder === bech32 ? version === 0 && (length === 20 || length === 32) : version > 0 && length >= 2)
      return length <= 40
  }
  return false
}

/**
 * Reads an address by its looks and checks its checksum; undefined for what looks like no address. Fetched only by
 * pages where an address is entered.
 */
export function readAddress(address: string): AddressReading | undefined {
  if (/^0x/i.test(address)) return { network: 'ethereum', isSound: isAddress(address) }
  if (/^bc1/i.test(address)) return { network: 'bitcoin', isSound: isSegwit(address) }
  if (/^T[1-9A-HJ-NP-Za-km-z]{20,60}$/.test(address))
    return { network: 'tron', isSound: hasVersion(address, [tronVersion]) }
  if (/^[13][1-9A-HJ-NP-Za-km-z]{20,60}$/.test(address))
    return { network: 'bitcoin', isSound: hasVersion(address, bitcoinVersions) }
  return undefined
}
