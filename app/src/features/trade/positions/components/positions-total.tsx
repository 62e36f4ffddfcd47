import { addDecimals } from '@swx/sdk/money'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { livePrices } from '#core/live-prices/store.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { unrealisedAt } from '#features/trade/shared/model/position-preview.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'

const nothing: readonly Position[] = []

/** Gain or loss of all open positions together, or of those of an instrument, live: the sum of the rows. */
export function UnrealisedTotal({ code }: { code?: string | undefined }) {
  const { t } = useTranslation('orders')
  const total = useUnrealisedTotal(code)
  if (total === undefined) return null
  return (
    <span className="py-1.5 text-13 text-muted">
      {t('position.unrealised')}{' '}
      <span className="font-strong">
        <PriceChange text={formatMoney(total, { sign: true })} />
      </span>{' '}
      USD
    </span>
  )
}

/** See {@link UnrealisedTotal}; undefined where nothing is open. */
export function useUnrealisedTotal(code: string | undefined): string | undefined {
  const all = useOpenPositions().data?.rows ?? nothing
  const rows = useMemo(() => (code === undefined ? all : all.filter((row) => row.code === code)), [all, code])
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...new Set(rows.map((row) => row.code))].map((traded) =>
        livePrices.subscribe(traded, listener),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    [rows],
  )
  const total = useSyncExternalStore(subscribe, () => sumOf(rows, instruments))
  return rows.length === 0 ? undefined : total
}

function sumOf(rows: readonly Position[], instruments: ReadonlyMap<string, Instrument>): string {
  const amounts = rows.map((row) => {
    const instrument = instruments.get(row.marketId)
    const price = livePrices.get(row.code)?.price
    return instrument && price !== undefined ? unrealisedAt(row, price) : row.unrealised
  })
  return addDecimals('0.00', ...amounts)
}

/** Fetched when it is first opened. */
const CloseAllDialog = lazyLayer(async () => (await import('./close-all-dialog.tsx')).CloseAllDialog)

interface CloseAllButtonProps {
  /** Only those of an instrument. */
  code?: string | undefined
}

/** Closes all open positions, or those of an instrument, after one review. Nothing where one or none is open. */
export function CloseAllButton({ code }: CloseAllButtonProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const rows = useOpenPositions().data?.rows ?? []
  const positions = code === undefined ? rows : rows.filter((row) => row.code === code)
  if (positions.length < 2 && !isOpen) return null
  return (
    <>
      <Button
        size="sm"
        className="on-mobile:min-h-11 on-mobile:after:inset-y-0"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {code === undefined ? t('position.closeAll') : t('position.closeAllOf', { code })}
      </Button>
      <CloseAllDialog open={isOpen} onClose={() => setIsOpen(false)} positions={positions} />
    </>
  )
}
