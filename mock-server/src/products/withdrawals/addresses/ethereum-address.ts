import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Whether a text is an address of Ethereum. Capitals are its checksum (EIP-55); one case alone carries none. */
export const isEthereum = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const digest = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return Array.from(digits).every((sign, index) => {
    const isCapital = Number.parseInt(digest[index] as string, 16) >= 8
    return sign === (isCapital ? sign.toUpperCase() : sign.toLowerCase())
  })
}
