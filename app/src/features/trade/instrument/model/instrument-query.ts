import { defineQuery, type QueryField, type QueryOf } from '#lib/query-string/define-query.ts'
import { defaultPeriod, type Period, periods } from './periods.ts'

/** The contract's limit for codes and ids. */
const TEXT_MAX = 64

/** A code or an id as the contract has them; undefined for what cannot be one. */
const identifier: QueryField<string | undefined> = {
  read(raw) {
    const text = raw?.trim() ?? ''
    const isUsable = text.length <= TEXT_MAX && text !== '.' && text !== '..' && /^[\x21-\x7e]+$/.test(text)
    return isUsable ? text : undefined
  },
  write: (value) => value ?? '',
}

const period: QueryField<Period> = {
  read: (raw) => periods.find((known) => known === raw) ?? defaultPeriod,
  write: (value) => (value === defaultPeriod ? '' : value),
}

/** What a link to an instrument says: its code, its id in the lists where the link has one, and the candle length. */
export const instrumentQuery = defineQuery({ code: identifier, id: identifier, period })

/** See {@link instrumentQuery}. */
export type InstrumentQuery = QueryOf<typeof instrumentQuery>
