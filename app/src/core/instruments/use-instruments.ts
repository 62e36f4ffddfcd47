import { getInstrumentQueryOptions, useSwxQueries } from '@swx/sdk/react'
import { type Instrument, toInstrument } from './instrument.ts'

/**
 * The instruments of records, by id; each asked for once however many records are of it. One that is not there yet,
 * or no longer listed, is missing.
 */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  return useSwxQueries(
    (client) =>
      [...new Set(ids)].map((id) => ({ ...getInstrumentQueryOptions(client, { id }), select: toInstrument })),
    combine,
  )
}

function combine(
  answers: readonly { readonly data: Instrument | undefined }[],
): ReadonlyMap<string, Instrument> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}
