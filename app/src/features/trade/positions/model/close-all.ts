import { addDecimals, type ClosingQuote } from '@swx/sdk/money'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'

/** A position among those that are closed together, at the price of now. */
export interface ClosingRow {
  readonly position: Position
  readonly instrument: Instrument
  readonly price: number
  readonly quote: ClosingQuote
  /** Its market is closed or halted: it stays open. */
  readonly isShut: boolean
}

/** What closing several positions comes to, over those that can be closed. */
export interface ClosingTotals {
  readonly net: string
  readonly returned: string
}

/** Says of each position what closing it comes to; one whose instrument is not known yet is left out. */
export function closingRows(
  positions: readonly Position[],
  instruments: ReadonlyMap<string, Instrument>,
  {
    feeRate,
    priceOf,
    tradable,
  }: {
    readonly feeRate: string
    readonly priceOf: (instrument: Instrument) => number
    readonly tradable: ReadonlySet<string>
  },
): readonly ClosingRow[] {
  return positions.flatMap((position) => {
    const instrument = instruments.get(position.marketId)
    if (!instrument) return []
    const price = priceOf(instrument)
    const quote = previewClosing(position, price, feeRate)
    return [{ position, instrument, price, quote, isShut: !tradable.has(instrument.id) }]
  })
}

/** Adds up those that can be closed. */
export function closingTotals(rows: readonly ClosingRow[]): ClosingTotals {
  const closable = rows.filter(({ isShut }) => !isShut)
  return {
    net: addDecimals('0.00', ...closable.map(({ quote }) => quote.net)),
    returned: addDecimals('0.00', ...closable.map(({ quote }) => quote.returned)),
  }
}
