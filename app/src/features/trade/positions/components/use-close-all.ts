import { addDecimals, type ClosingQuote } from '@swx/sdk/money'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { allOf } from '#core/api/query-view.tsx'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useEveryInstrument } from '#core/instruments/use-instruments.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { isRetriable, useMoneyBatch } from '#core/money/use-money-batch.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'

/** A position among those that are closed together, at the current price. */
export interface ClosingRow {
  readonly position: Position
  readonly instrument: Instrument
  readonly price: number
  readonly quote: ClosingQuote
  /** Its market is closed or halted: it stays open. */
  readonly isShut: boolean
}

/** What closing several positions comes to, over those that can be closed. */
interface ClosingTotals {
  readonly net: string
  readonly returned: string
}

/** Says of each position what closing it comes to. */
function closingRows(
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

/** The positions that are closed together, what it comes to, and how far each of them is. */
export function useCloseAll(open: boolean, positions: readonly Position[]) {
  const [sent, setSent] = useState<readonly ClosingRow[]>()
  const batch = useMoneyBatch('closeOrder')
  const facts = allOf({
    terms: useOrderTerms(),
    instruments: useEveryInstrument(open ? positions.map(({ marketId }) => marketId) : []),
  })
  const { terms, instruments } = facts.data ?? {}
  const prices = useLivePrices(positions.map(({ code }) => code))
  const guard = useReviewGuard(open && instruments ? [...instruments.values()] : [], open)
  const now =
    terms && instruments
      ? closingRows(positions, instruments, {
          feeRate: terms.feeRate,
          priceOf: ({ code, price }) => prices.get(code) ?? price,
          tradable: guard.tradable,
        })
      : []
  // What was sent stays as the user saw it: closed positions leave the list.
  const rows = sent ?? now

  const send = (chosen: readonly ClosingRow[]) =>
    batch.send(
      chosen
        .filter(({ isShut }) => !isShut)
        .map(({ position: { orderNo, code, direction, lots }, instrument, quote }) => ({
          scope: orderNo,
          input: { orderNo },
          summary: {
            name: code,
            side: direction,
            size: lots,
            amount: quote.returned,
            decimals: instrument.decimals,
          },
        })),
    )
  const left = rows.filter(({ position }) => {
    const outcome = batch.outcomes.get(position.orderNo)
    return outcome !== undefined && isRetriable(outcome)
  })
  return {
    rows,
    /** What has to be known before anything is sent. */
    facts,
    isSent: sent !== undefined,
    guard,
    batch,
    /** The positions that were not closed, and can be sent again. */
    left,
    confirm: () => {
      setSent(now)
      void send(now)
    },
    retry: () => void send(left),
    reset: () => {
      batch.stop()
      batch.clear()
      setSent(undefined)
    },
  }
}

/** The live prices of several instruments by code; renders again when one of them changes. */
function useLivePrices(codes: readonly string[]): ReadonlyMap<string, number> {
  const key = [...new Set(codes)].toSorted().join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key.split(' ').map((code) => livePrices.subscribe(code, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [key],
  )
  // As text, which is the same for as long as the prices are.
  const prices = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      key.split(' ').flatMap((code) => {
        const price = livePrices.get(code)?.price
        return price === undefined ? [] : [[code, price]]
      }),
    ),
  )
  return new Map<string, number>(JSON.parse(prices))
}
