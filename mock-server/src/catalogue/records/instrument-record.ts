import { MarketInfo, MarketType } from '@swx/sdk/zod'
import * as z from 'zod/mini'
import type { CalendarName } from '../../market/session-calendar.ts'
import type { VolatilityName } from '../../market/volatility.ts'

const LIVE = { price: true, zdf: true, hundred: true, tradable: true, session: true, source: true } as const
const DAILY = { prevClose: true, high24h: true, low24h: true } as const
const isText = (value: unknown) => typeof value === 'string'

/** An instrument: the contract's entity without what the market works out, with what the market needs. */
export const InstrumentRecord = z.extend(z.omit(MarketInfo, { ...LIVE, ...DAILY }), {
  type: MarketType,
  tickSize: z.string(),
  reference: z.string(),
  calendar: z.custom<CalendarName>(isText),
  volatility: z.custom<VolatilityName>(isText),
  tickUnits: z.number(),
  referenceTicks: z.number(),
})
