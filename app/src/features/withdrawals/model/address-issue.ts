import type { AddressNetwork, AddressReading } from '#lib/wallet/read-address.ts'

/** What is wrong with an address, in the order it is looked for. */
export type AddressIssue = 'enterAddress' | 'ownDeposit' | 'wrongNetwork' | 'checksum' | 'notAnAddress'

/** What an address is looked at with. */
export interface AddressRules {
  /** The network that the method pays on. */
  readonly network: AddressNetwork
  /** Addresses that deposits are sent to. */
  readonly ours: readonly string[]
  /** Whether sample addresses without a checksum are taken. */
  readonly isSandbox: boolean
  /** Undefined while its code is being fetched: then the server finds out. */
  readonly read: ((address: string) => AddressReading | undefined) | undefined
}

const sample = /^SANDBOX-[A-Z0-9][A-Z0-9-]{0,55}$/i

/** What is wrong with a typed address, if anything. */
export function addressIssueOf(
  text: string,
  { network, ours, isSandbox, read }: AddressRules,
): AddressIssue | undefined {
  const address = text.trim()
  if (address === '') return 'enterAddress'
  if (ours.some((own) => own.toLowerCase() === address.toLowerCase())) return 'ownDeposit'
  if (isSandbox && sample.test(address)) return undefined
  if (read === undefined) return undefined
  const reading = read(address)
  if (reading === undefined) return 'notAnAddress'
  if (reading.network !== network) return 'wrongNetwork'
  return reading.isSound ? undefined : 'checksum'
}

/** An address cut to its ends, as it is shown beside the costs. */
export const shortAddress = (address: string): string =>
  address.length <= 20 ? address : `${address.slice(0, 10)}…${address.slice(-6)}`
