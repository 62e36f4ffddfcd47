import type { components } from '@swx/sdk'
import { readDay, setFields } from '#core/api/list-filter.ts'
import type { Days } from '#ui/form/date-range.tsx'

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

/** Which income is on show. */
export interface IncomeQuery extends Days {
  readonly source: Source | undefined
}

/** Reads the filter from a link. */
export function parseIncomeQuery(params: URLSearchParams): IncomeQuery {
  return {
    source: sources.find((known) => known === params.get('source')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
}

/** Writes the filter into a link; what is open is left out. */
export function writeIncomeQuery({ source, from, to }: IncomeQuery): URLSearchParams {
  return new URLSearchParams(setFields({ source, from, to }))
}
