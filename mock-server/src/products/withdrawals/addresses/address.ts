import { decodeBase58Check } from './base58.ts'
import { isSegwitAddress } from './bech32.ts'
import { keccak256 } from './keccak256.ts'

/** First bytes of Bitcoin addresses: pay to public key hash, pay to script hash. */
const BITCOIN_VERSIONS = [0x00, 0x05]
/** First byte of Tron addresses. */
const TRON_VERSION = 0x41
const HASHED_BYTES = 21

/** Addresses of the sandbox carry no checksum; a product for real money refuses them. */
const SANDBOX = /^SANDBOX-[A-Z0-9][A-Z0-9-]{0,55}$/

const isBitcoin = (address: string): boolean => {
  if (/^bc1/i.test(address)) return isSegwitAddress(address, 'bc')
  const payload = decodeBase58Check(address)
  return payload?.length === HASHED_BYTES && BITCOIN_VERSIONS.includes(payload[0] ?? -1)
}

const isTron = (address: string): boolean => {
  const payload = decodeBase58Check(address)
  return payload?.length === HASHED_BYTES && payload[0] === TRON_VERSION
}

/** EIP-55: capitals are the checksum; an address in one case carries none and is taken. */
const isEthereum = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const digest = keccak256(new TextEncoder().encode(lower))
  return Array.from(digits).every((sign, index) => {
    const isCapital = Number.parseInt(digest[index] as string, 16) >= 8
    return sign === (isCapital ? sign.toUpperCase() : sign.toLowerCase())
  })
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
