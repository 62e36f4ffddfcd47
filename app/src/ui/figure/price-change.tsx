import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { HiddenAmount, useAmountsHidden } from './figure.tsx'
import { type Trend, TrendMark, trendOf } from './trend.tsx'

export interface PriceChangeProps {
  /** The change as text, with its sign, which also decides colour and arrow. */
  text: string
  /** A change of a price: without one it has the colour of falling, as quotes have; an amount has no colour then. */
  ofPrice?: boolean | undefined
  /** Follows the figure, muted, as one piece with it. */
  unit?: string | undefined
  className?: string | undefined
}

/** A change of a figure: sign, arrow and colour together, so that colour is never alone; zero has neither sign nor arrow. */
export function PriceChange({ text, ofPrice = false, unit, className }: PriceChangeProps) {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  const trend = trendOf(text)
  if (isHidden) return <HiddenAmount />
  return (
    <bdi
      dir="ltr"
      className={clsx('num inline-flex items-baseline gap-1', colourOf(trend, ofPrice), className)}
    >
      {trend === 'unchanged' ? null : <TrendMark trend={trend} label={t(`movement.${trend}`)} />}
      {text}
      {unit ? (
        <>
          {' '}
          <span className="font-regular text-muted">{unit}</span>
        </>
      ) : null}
    </bdi>
  )
}

function colourOf(trend: Trend, ofPrice: boolean): string {
  if (trend === 'up') return 'text-up'
  return trend === 'down' || ofPrice ? 'text-down' : 'text-text'
}
