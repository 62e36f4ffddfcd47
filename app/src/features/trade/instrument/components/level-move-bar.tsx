import { OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { ChartLevel, LevelMove } from '#features/trade/shared/model/chart-level.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'

interface LevelMoveBarProps {
  level: ChartLevel
  move: LevelMove
  /** Where the user has moved it to. */
  price: number
  instrument: Instrument
  onCancel: () => void
}

/** What moving a stop or a waiting order would change, before it is reviewed: from where to where, and the money there. */
export function LevelMoveBar({ level, move, price, instrument, onCancel }: LevelMoveBarProps) {
  const { t } = useTranslation(['instrument', 'common'])
  // A price that comes near makes a stop unreasonable while it is moved.
  const now = useLivePrice(instrument.code)?.price ?? instrument.price
  const error = move.errorAt(price, now)
  const figure = (value: number) => (
    <bdi dir="ltr" className="num font-strong whitespace-nowrap">
      {formatPrice(value, instrument.decimals)}
    </bdi>
  )
  const net = (amount: string) => (
    <PriceChange text={formatMoney(amount, { sign: true })} unit="USD" className="font-strong" />
  )

  return (
    <section
      aria-label={move.name}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-accent-soft px-4 py-3 text-13"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span>{move.name}</span>
          <bdi dir="ltr" className="whitespace-nowrap">
            {figure(level.price)} <span aria-hidden="true">→</span> {figure(price)}
          </bdi>
        </p>
        {level.netAt ? (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="whitespace-nowrap">
              {t('level.netThere')} {net(level.netAt(price))}
            </span>
            <span className="whitespace-nowrap text-muted">
              {t('level.netBefore')} {net(level.netAt(level.price))}
            </span>
          </p>
        ) : null}
        <p role="alert" className="flex items-start gap-1.5 text-danger empty:hidden">
          {error === undefined ? null : (
            <>
              <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-1 gap-2 sm:flex-none">
        <Button onClick={onCancel} className="flex-1">
          {t('common:action.cancel')}
        </Button>
        <Button
          variant="primary"
          className="flex-1"
          disabled={error !== undefined}
          onClick={() => move.review(price)}
        >
          {t('level.review')}
        </Button>
      </div>
    </section>
  )
}
