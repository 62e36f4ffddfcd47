import { type components, isHttpError } from '@swx/sdk'
import { useGetInstrument, useListInstruments } from '@swx/sdk/react'
import { useCallback } from 'react'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { type Instrument, toInstrument } from '#core/instruments/instrument.ts'
import { useInstrumentName } from '#core/instruments/use-instrument-name.ts'
import type { InstrumentQuery } from '../model/instrument-query.ts'

type MarketInfo = components['schemas']['MarketInfo']

/** What is known of the instrument a link names. Without data, error or pending there is no such instrument. */
export interface InstrumentAnswer {
  readonly data: Instrument | undefined
  readonly isPending: boolean
  readonly error: unknown
  readonly isError: boolean
  readonly refetch: () => unknown
}

/**
 * The instrument of a link. The code is what counts: where the link has no id, or one that belongs to another
 * instrument, the id is looked up in the lists.
 */
export function useInstrument({ code, id }: Pick<InstrumentQuery, 'code' | 'id'>): InstrumentAnswer {
  const nameOf = useInstrumentName()
  const select = useCallback(
    (info: MarketInfo): Instrument => ({ ...toInstrument(info), name: nameOf(info) }),
    [nameOf],
  )
  const asked = useGetInstrument<Instrument>(
    { id: id ?? '' },
    { query: { enabled: id !== undefined, select } },
  )
  const isAsked = asked.data !== undefined && (code === undefined || asked.data.code === code)
  const mustLookUp =
    code !== undefined && (id === undefined || isNotListed(asked.error) || (asked.isSuccess && !isAsked))

  const list = useListInstruments(undefined, { query: { enabled: mustLookUp } })
  const foundId = mustLookUp ? list.data?.find((item) => item.code === code)?.id : undefined
  const found = useGetInstrument<Instrument>(
    { id: foundId ?? '' },
    { query: { enabled: foundId !== undefined, select } },
  )

  const answer = isAsked ? asked.data : foundId === undefined ? undefined : found.data

  const queries = [
    ...(id !== undefined && !mustLookUp ? [asked] : []),
    ...(mustLookUp ? [list] : []),
    ...(foundId === undefined ? [] : [found]),
  ]
  const failed = queries.find((query) => query.isError && !isNotListed(query.error))
  return {
    data: answer,
    isPending: !answer && queries.some((query) => query.isPending),
    error: failed?.error,
    isError: !answer && failed !== undefined,
    refetch: () => failed?.refetch(),
  }
}

/** An id that the market does not know, or that has the wrong shape, belongs to no instrument. */
function isNotListed(error: unknown): boolean {
  return (
    hasErrorKey(error, 'notTradable') ||
    (isHttpError(error) && (error.status === 400 || error.status === 404))
  )
}
