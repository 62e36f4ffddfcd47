import { bech32, bech32m } from '@scure/base'

type Text = `${string}1${string}`

/**
 * Whether a text is a segregated-witness address of the network with this prefix: version 0 with the checksum of
 * BIP 173 and a program of 20 or 32 bytes, later versions with that of BIP 350 and 2 to 40 bytes.
 */
export const isSegwitAddress = (text: string, prefix: string): boolean => {
  const isFirst = text.toLowerCase().startsWith(`${prefix}1q`)
  const coding = isFirst ? bech32 : bech32m
  try {
    const { prefix: network, words } = coding.decode(text as Text)
    const [version = -1, ...program] = words
    const size = coding.fromWords(program).length
    if (network !== prefix) return false
    return isFirst ? size === 20 || size === 32 : version >= 1 && version <= 16 && size >= 2 && size <= 40
  } catch {
    return false
  }
}
