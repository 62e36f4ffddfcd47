import { Collection } from '@msw/data'
import { MarketInfo, ParamEntry, SmartProduct } from '@swx/sdk/zod'
import * as z from 'zod/mini'
import { formatUsd } from '../ledger/money.ts'
import type { Catalogue } from './catalogue.ts'
import { parameters } from './parameters.ts'

// A record is the contract's entity without what the market computes, with what the market needs.
const LIVE = { price: true, zdf: true, hundred: true, tradable: true, session: true, source: true } as const
const DAILY = { prevClose: true, high24h: true, low24h: true } as const
const InstrumentRecord = z.extend(z.omit(MarketInfo, { ...LIVE, ...DAILY }), {
  tickSize: z.string(),
  reference: z.string(),
  calendar: z.string(),
  volatility: z.string(),
  tickUnits: z.number(),
  referenceTicks: z.number(),
})

/**
 * Fills collections that take only what fits the contract with a whole catalogue. Tests and development do that; a
 * plain start saves itself the tenth of a second.
 *
 * @throws Error of the collection for a record that does not fit.
 */
export const checkCatalogue = async (catalogue: Catalogue): Promise<void> => {
  const instruments = new Collection({ schema: InstrumentRecord })
  for (const instrument of catalogue.instruments)
    await instruments.create({ ...instrument, optionPeriods: [...instrument.optionPeriods] })

  const entries = new Collection({ schema: ParamEntry })
  for (const { key } of parameters) {
    const { value, updatedAt = '' } = catalogue.parameter(key) ?? {}
    await entries.create({ key, value, updatedAt })
  }

  const products = new Collection({ schema: SmartProduct })
  for (const { nameIn: _, minAmount, maxAmount, cycles, ...product } of catalogue.smartProducts)
    await products.create({
      ...product,
      cycles: [...cycles],
      minAmount: formatUsd(minAmount),
      maxAmount: formatUsd(maxAmount),
    })
}
