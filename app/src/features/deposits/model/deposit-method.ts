import { minimumDeposit, trimDecimal } from '@swx/sdk/money'
import { readCount, readDecimal, readList, readRecord, readText } from '#core/parameters/read-fields.ts'

/** A method of a deposit: a currency over one network, with the address to send to. */
export interface DepositMethod {
  readonly currency: string
  readonly network: string
  readonly address: string
  /** Least worth in dollars, a decimal string. */
  readonly minUsd: string
  /** Decimals of the currency. */
  readonly scale: number
}

/** The methods of a deposit, from the parameter `recharge.methods`. */
export function readDepositMethods(value: unknown): readonly DepositMethod[] {
  return readList(value, 'recharge.methods').map((entry, at) => {
    const what = `recharge.methods[${at}]`
    const { currency, network, address, min, scale } = readRecord(entry, what)
    return {
      currency: readText(currency, `${what}.currency`),
      network: readText(network, `${what}.network`),
      address: readText(address, `${what}.address`),
      minUsd: readDecimal(min, `${what}.min`),
      scale: readCount(scale, `${what}.scale`),
    }
  })
}

/** Names a method among the others: no two share currency and network. */
export const methodKey = ({ currency, network }: Pick<DepositMethod, 'currency' | 'network'>): string =>
  `${currency} ${network}`

/** The smallest deposit in its currency at a rate in dollars: rounded up to the last decimal it has. */
export function minimumOf(
  { currency, minUsd, scale }: Pick<DepositMethod, 'currency' | 'minUsd' | 'scale'>,
  rate: string,
): string {
  return trimDecimal(minimumDeposit({ currency, min: minUsd, scale }, rate))
}
