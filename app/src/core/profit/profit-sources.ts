import type { components } from '@swx/sdk'
import { isWireAmount } from '@swx/sdk/money'

/** Profit and loss by source, decimal strings in USD; a source without profit or loss is absent. */
export type ProfitParts = components['schemas']['ProfitBySource']

/** Where a profit or a loss comes from. */
export type ProfitSource = keyof ProfitParts

const known = [
  'SAVINGS',
  'SMART',
  'INVITE',
  'ORDER',
  'OPTION',
  'LOAN',
  'WITHDRAWAL',
] as const satisfies readonly ProfitSource[]

/**
 * The sources of a profit in the order in which they are shown, and after them those that a later server has besides:
 * without them the rows would not add up to the whole.
 */
export const sourcesOf = (parts: ProfitParts): readonly ProfitSource[] => {
  const given = (Object.keys(parts) as ProfitSource[]).filter((source) => isWireAmount(String(parts[source])))
  return [
    ...known.filter((source) => given.includes(source)),
    ...given.filter((source) => !known.some((one) => one === source)),
  ]
}
