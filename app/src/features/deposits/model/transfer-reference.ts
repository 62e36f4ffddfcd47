/** How a transfer is found again: its hash, or the last six characters of it. */
export interface TransferReference {
  readonly txHash: string
  readonly last6: string
}

/** What is wrong with it: neither given, or not six characters of a hash. */
export type TransferReferenceError = 'missing' | 'last6'

/** What is wrong with a typed reference, if anything. */
export function transferReferenceErrorOf({
  txHash,
  last6,
}: TransferReference): TransferReferenceError | undefined {
  if (last6.trim() !== '' && !/^[\da-f]{6}$/i.test(last6.trim())) return 'last6'
  return txHash.trim() === '' && last6.trim() === '' ? 'missing' : undefined
}

/** The fields to send: only what was given. */
export function referenceFields({ txHash, last6 }: TransferReference): Partial<TransferReference> {
  return {
    ...(txHash.trim() === '' ? {} : { txHash: txHash.trim() }),
    ...(last6.trim() === '' ? {} : { last6: last6.trim() }),
  }
}
