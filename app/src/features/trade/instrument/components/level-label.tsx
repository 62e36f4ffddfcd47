import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice, isolateFigure } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'

export interface LevelLabelProps {
  level: ChartLevel
  instrument: Instrument
  /** Where its price lies when the view does not reach it. */
  side: 'above' | 'below' | undefined
}

/** What is at a price, and what closing there comes to. */
export function LevelLabel({ level, instrument, side }: LevelLabelProps) {
  const { t } = useTranslation('instrument')
  const price = isolateFigure(formatPrice(level.price, instrument.decimals))
  return (
    <div
      className="level-label"
      title={side ? t(`level.${side}`, { title: level.title, price }) : level.title}
    >
      <LevelName level={level} side={side} />
      <span className="sr-only">{price}</span>
      <LevelNet level={level} instrument={instrument} />
    </div>
  )
}

/** The name of a level, short on phones and of drafts, with an arrow to where it lies out of view. */
export function LevelName({ level, side }: Pick<LevelLabelProps, 'level' | 'side'>) {
  return (
    <span className="min-w-0 truncate max-md:flex-none">
      {side ? <span aria-hidden="true">{side === 'above' ? '↑ ' : '↓ '}</span> : null}
      {level.isDraft ? (
        <>
          <span aria-hidden="true">{level.shortTitle}</span>
          <span className="sr-only">{level.title}</span>
        </>
      ) : (
        <>
          <span className="md:hidden">{level.shortTitle}</span>
          <span className="max-md:hidden">{level.title}</span>
        </>
      )}
    </span>
  )
}

/** What closing at the level comes to in dollars; of an entry, the gain or loss now. */
export function LevelNet({ level, instrument }: Pick<LevelLabelProps, 'level' | 'instrument'>) {
  const isLive = level.kind === 'entry'
  const live = useLivePrice(instrument.code, { isListening: isLive })?.price ?? instrument.price
  if (!level.netAt) return null
  const net = level.netAt(isLive ? live : level.price)
  return <PriceChange text={formatMoney(net, { sign: true })} className="level-net" />
}
