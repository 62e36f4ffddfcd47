import type { Instrument } from '#core/instruments/instrument.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import { type PositionDraft, previewPosition } from '#features/trade/shared/model/position-preview.ts'
import { presetMoves, priceAtMove } from '#features/trade/shared/model/stop-presets.ts'

/** What visitors are shown an order of. */
export const exampleCode = 'EURUSD'

const LOTS = '0.10'
const LEVERAGE = 30

/** An order of usual size with the middle preset of both stops, and what it comes to. */
export function examplePosition(instrument: Instrument, terms: OrderTerms, price: number) {
  const leverage = Math.min(LEVERAGE, instrument.maxLeverage)
  const move = presetMoves(leverage, terms)[1] ?? '0.50'
  const at = { price, tickSize: instrument.tickSize }
  const draft = {
    ...terms,
    direction: 'LONG',
    lots: LOTS,
    contractSize: instrument.contractSize,
    tickSize: instrument.tickSize,
    decimals: instrument.decimals,
    price,
    leverage,
    stopLoss: priceAtMove(move, at, -1),
    takeProfit: priceAtMove(move, at, 1),
  } satisfies PositionDraft
  return { draft, preview: previewPosition(draft) }
}
