import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { getAddress } from 'ethers/address'
import { isSegwitAddress } from './segwit-address.ts'

/** First bytes of Bitcoin addresses: pay to public key hash, pay to script hash. */
const BITCOIN_VERSIONS = [0x00, 0x05]
/** First byte of Tron addresses. */
const TRON_VERSION = 0x41
const HASHED_BYTES = 21

/** Addresses of the sandbox carry no checksum; a product for real money refuses them. */
const SANDBOX = /^SANDBOX-[A-Z0-9][A-Z0-9-]{0,55}$/i

const { decode } = createBase58check(sha256)

const isHashed = (address: string, versions: readonly number[]): boolean => {
  try {
    const payload = decode(address)
    return payload.length === HASHED_BYTES && versions.includes(payload[0] ?? -1)
  } catch {
    return false
  }
}

const isBitcoin = (address: string): boolean =>
  /^bc1/i.test(address) ? isSegwitAddress(address, 'bc') : isHashed(address, BITCOIN_VERSIONS)

const isTron = (address: string): boolean => isHashed(address, [TRON_VERSION])

/** Capitals are the checksum of EIP-55; one case alone carries none. ethers also takes forms without "0x". */
const isEthereum = (address: string): boolean => {
  try {
    return address.startsWith('0x') && getAddress(address) !== ''
  } catch {
    return false
  }
}

const CHECKS: Readonly<Record<string, (address: string) => boolean>> = {
  BTC: isBitcoin,
  ETH: isEthereum,
  'USDT-ERC20': isEthereum,
  'USDT-TRC20': isTron,
}

/** The longest text that is looked at. */
const LONGEST = 128

/**
 * Whether an address is one of the network that a withdrawal method pays on, checksum included, or an address of
 * the sandbox.
 */
export const isAddressOf = (method: string, address: string): boolean =>
  address.length <= LONGEST && (SANDBOX.test(address) || (CHECKS[method]?.(address) ?? false))
