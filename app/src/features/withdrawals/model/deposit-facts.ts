import { readCount, readList, readRecord, readText } from '#core/parameters/read-fields.ts'

/** What a withdrawal has to know of deposits: which addresses are ours, and how many decimals a currency has. */
export interface DepositFacts {
  readonly addresses: readonly string[]
  readonly scales: Readonly<Record<string, number>>
}

/** Reads them from the parameter `recharge.methods`. */
export function readDepositFacts(value: unknown): DepositFacts {
  const methods = readList(value, 'recharge.methods').map((entry, at) => {
    const what = `recharge.methods[${at}]`
    const { currency, address, scale } = readRecord(entry, what)
    return {
      address: readText(address, `${what}.address`),
      scale: [readText(currency, `${what}.currency`), readCount(scale, `${what}.scale`)] as const,
    }
  })
  return {
    addresses: methods.map(({ address }) => address),
    scales: Object.fromEntries(methods.map(({ scale }) => scale)),
  }
}
