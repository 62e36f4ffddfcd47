import type { ControlRecord } from '../../contract/control-operation.ts'
import { nextNumber } from '../../core/numbers.ts'
import { priceOfTicks, ticksOfPrice } from '../../domain/price-grid.ts'
import type { Instrument } from '../../market/instrument.ts'
import type { MarketOverlay } from '../../market/overlay.ts'
import { type ControlCall, type ControlPlace, controlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'
import { readSpan } from './read-value.ts'

const instrumentOf = ({ world }: ControlPlace, code: string): Instrument => {
  const instrument = world.market.find(code)
  if (!instrument) throw notFound(`No instrument has the code "${code}".`)
  return instrument
}

/** So many ticks and what the model makes of them are exact numbers. */
const MOST_TICKS = 1e12

/** A display price as whole ticks. */
const toTicks = (instrument: Instrument, price: number): number => {
  const highest = priceOfTicks(instrument, MOST_TICKS)
  if (price > highest) throw invalid(`A price of ${instrument.code} is at most ${highest}; it was ${price}.`)
  const ticks = ticksOfPrice(instrument, price)
  if (ticks === undefined)
    throw invalid(`The price ${price} is not a multiple of the tick size ${instrument.tickSize}.`)
  return ticks
}

const put = ({ world }: ControlPlace, overlay: MarketOverlay): ControlRecord<'Quote'> => {
  world.store.transaction((tables) =>
    tables.overrides.insert({ seq: nextNumber(tables, 'override'), overlay }),
  )
  // A price may close positions at once.
  world.settle()
  const { price, session } = world.market.quote(overlay.code, overlay.at)
  return { code: overlay.code, at: new Date(overlay.at).toISOString(), price, session }
}

/** The model of prices takes seeds of 32 bits. */
const HIGHEST_SEED = 4_294_967_295

const halting = (id: 'haltMarket' | 'resumeMarket', kind: 'halt' | 'resume'): ControlCall =>
  controlCall(id, (call) => put(call, { kind, code: instrumentOf(call, call.path.code).code, at: call.now }))

/** Prices and trading of one instrument, for all users of the world. */
export const marketCalls: readonly ControlCall[] = [
  controlCall('listInstruments', ({ world: { market }, now }) => ({
    instruments: market.list().map(({ code, name, type, tickSize }) => {
      const { price, zdf: change, session } = market.quote(code, now)
      return { code, name, type, price, change, session, tickSize }
    }),
  })),
  controlCall('setPrice', (call) => {
    const { price, path, step, after = 'follow' } = call.body
    const instrument = instrumentOf(call, call.path.code)
    if ((price === undefined) === (path === undefined))
      throw invalid('Give either "price" or "path", a list of prices.')
    return put(call, {
      kind: 'price',
      code: instrument.code,
      at: call.now,
      ticks: (price === undefined ? (path ?? []) : [price]).map((one) => toTicks(instrument, one)),
      stepMs: step === undefined ? 1_000 : Math.max(500, readSpan('step', step)),
      after,
    })
  }),
  controlCall('setFeed', (call) => {
    const { world, body, now: at } = call
    const { code } = instrumentOf(call, call.path.code)
    if (body.mode === 'frozen') {
      const { ticks } = world.market.quote(code, at)
      return put(call, { kind: 'price', code, at, ticks: [ticks], stepMs: 1_000, after: 'hold' })
    }
    const seed = body.mode === 'random' ? (body.seed ?? world.seed + 1) : undefined
    if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= HIGHEST_SEED))
      throw invalid(`"seed" has to be a whole number from 0 to ${HIGHEST_SEED}.`)
    return put(call, { kind: 'model', code, at, ...(seed === undefined ? {} : { seed }) })
  }),
  halting('haltMarket', 'halt'),
  halting('resumeMarket', 'resume'),
]
