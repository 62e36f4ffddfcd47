import type { SwxClient } from '@swx/sdk'
import { getInstrumentQueryOptions, useSwxQueries } from '@swx/sdk/react'
import { type Instrument, toInstrument } from './instrument.ts'

/**
 * The instruments of records, by id; each asked for once however many records are of it. One that is not there yet,
 * or no longer listed, is missing.
 */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  return useSwxQueries((client) => queriesFor(client, ids), knownOf)
}

/** The same, for a screen that needs every one of them: without data as long as one is missing. */
export const useEveryInstrument = (ids: readonly string[]) =>
  useSwxQueries((client) => queriesFor(client, ids), everyOf)

const queriesFor = (client: SwxClient, ids: readonly string[]) =>
  [...new Set(ids)].map((id) => ({ ...getInstrumentQueryOptions(client, { id }), select: toInstrument }))

interface Answer {
  readonly data: Instrument | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

const knownOf = (answers: readonly Pick<Answer, 'data'>[]): ReadonlyMap<string, Instrument> =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))

function everyOf(answers: readonly Answer[]) {
  const missing = answers.filter(({ data }) => data === undefined)
  return {
    data: missing.length === 0 ? knownOf(answers) : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  }
}
