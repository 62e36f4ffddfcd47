import { nextNumber } from '../../core/numbers.ts'
import { tenTo } from '../../domain/price-grid.ts'
import type { Instrument } from '../../market/instrument.ts'
import type { MarketOverlay } from '../../market/overlay.ts'
import type { ControlCall, ControlContext } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'

const instrumentOf = ({ world, path }: ControlContext): Instrument => {
  const instrument = world.market.find(path.code as string)
  if (!instrument) throw notFound(`No instrument has the code "${path.code}".`)
  return instrument
}

/** A display price as whole ticks. */
const toTicks = ({ tickUnits, priceDecimals, tickSize }: Instrument, price: number): number => {
  const ticks = (price * tenTo(priceDecimals)) / tickUnits
  if (Math.abs(ticks - Math.round(ticks)) > 1e-6 || Math.round(ticks) < 1) {
    throw invalid(`The price ${price} is not a multiple of the tick size ${tickSize}.`)
  }
  return Math.round(ticks)
}

const put = (context: ControlContext, overlay: MarketOverlay) => {
  const { world } = context
  world.store.transaction((tables) =>
    tables.overrides.insert({ seq: nextNumber(tables, 'override'), overlay }),
  )
  // A price may close positions at once.
  world.settle()
  const { price, session } = world.market.quote(overlay.code, overlay.at)
  return { code: overlay.code, at: new Date(overlay.at).toISOString(), price, session }
}

/** Prices and trading of one instrument, for all users of the world. */
export const marketCalls: readonly ControlCall[] = [
  {
    method: 'POST',
    path: 'market/{code}/price',
    run: (context) => {
      const { fields } = context
      const instrument = instrumentOf(context)
      if (fields.has('price') === fields.has('path'))
        throw invalid('Give either "price" or "path", a list of prices.')
      const prices = fields.has('price')
        ? [fields.get<number>('price')]
        : fields.get<readonly number[]>('path')
      return put(context, {
        kind: 'price',
        code: instrument.code,
        at: context.now,
        ticks: prices.map((price) => toTicks(instrument, price)),
        stepMs: fields.has('step') ? Math.max(500, fields.duration('step')) : 1_000,
        after: fields.get<'hold' | 'follow'>('after', 'follow'),
      })
    },
  },
  {
    method: 'POST',
    path: 'market/{code}/feed',
    run: (context) => {
      const { fields, world } = context
      const { code } = instrumentOf(context)
      const mode = fields.get<'replay' | 'random' | 'frozen'>('mode')
      const at = context.now
      if (mode === 'frozen') {
        const { ticks } = world.market.quote(code, at)
        return put(context, { kind: 'price', code, at, ticks: [ticks], stepMs: 1_000, after: 'hold' })
      }
      const seed = mode === 'random' ? fields.get('seed', world.seed + 1) : undefined
      if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295))
        throw invalid('"seed" has to be a whole number from 0 to 4294967295.')
      return put(context, { kind: 'model', code, at, ...(seed === undefined ? {} : { seed }) })
    },
  },
  ...(['halt', 'resume'] as const).map(
    (kind): ControlCall => ({
      method: 'POST',
      path: `market/{code}/${kind}`,
      run: (context) => put(context, { kind, code: instrumentOf(context).code, at: context.now }),
    }),
  ),
]
