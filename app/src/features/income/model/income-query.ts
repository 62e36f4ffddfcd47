import type { components } from '@swx/sdk'
import type { Days } from '../../../ui/date-range.tsx'

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

const day = /^\d{4}-\d{2}-\d{2}$/
const readDay = (text: string | null) =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

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
  const given = Object.entries({ source, from, to }).filter(([, value]) => value)
  return new URLSearchParams(given as [string, string][])
}

/** The filter as the server takes it. */
export function wireFilter({ source, from, to }: IncomeQuery): {
  source?: Source
  from?: string
  to?: string
} {
  return { ...(source && { source }), ...(from && { from }), ...(to && { to }) }
}
