import type { ReactNode } from 'react'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import type { MarketRow } from '../model/market-row.ts'
import { Movers } from './movers.tsx'
import { SelectedInstrument } from './selected-instrument.tsx'

interface MarketAsideProps {
  /** The instrument that was picked. */
  row: MarketRow
  rows: readonly MarketRow[]
  /** When the rows were answered, by the market's clock (RFC 3339). */
  asOf: string
  alertsOf: ((row: MarketRow) => ReactNode) | undefined
}

/** What stands beside the list where the window is wide: the picked instrument and the movers of the day. */
export function MarketAside({ row, rows, asOf, alertsOf }: MarketAsideProps) {
  if (!useWindowWidth('wide')) return null
  return (
    <aside className="sticky top-[calc(var(--ribbon)+var(--bar-top)+16px)] grid max-h-[calc(100dvh-var(--ribbon)-var(--bar-top)-32px)] gap-4 overflow-y-auto p-px">
      <SelectedInstrument key={row.code} row={row} asOf={asOf} alerts={alertsOf?.(row)} />
      <Movers rows={rows} />
    </aside>
  )
}
