import type { components } from '@swx/sdk'
import { anyOf, day, defineQuery, type QueryOf } from '#lib/query-string/define-query.ts'

/** Where income comes from. */
export type Source = components['schemas']['IncomeSource']
/** One income. */
export type Income = components['schemas']['IncomeDetail']

/** Every source. */
export const sources = [
  'SAVINGS',
  'SMART',
  'INVITE',
  'ORDER',
  'OPTION',
  'NFT_REFUND',
] as const satisfies readonly Source[]

/** Which income is on show, as the link says it. */
export const incomeQuery = defineQuery({ source: anyOf(sources), from: day, to: day })

/** Which income is on show. */
export type IncomeQuery = QueryOf<typeof incomeQuery>
