import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useAmountsHidden } from './amounts-hidden.ts'
import { HiddenAmount } from './hidden-amount.tsx'
import { trendOf } from './trend.ts'
import { TrendMark } from './trend-mark.tsx'

/** Props of {@link PriceChange}. */
export interface PriceChangeProps {
  /** The change as text, with its sign, which also decides colour and arrow. */
  text: string
  /** Follows the figure, muted, as one piece with it. */
  unit?: string | undefined
  className?: string | undefined
}

/** A change of a figure: sign, arrow and colour together, so that colour is never alone. */
export function PriceChange({ text, unit, className }: PriceChangeProps) {
  const { t } = useTranslation()
  const isHidden = useAmountsHidden()
  const trend = trendOf(text)
  if (isHidden) return <HiddenAmount />
  return (
    <bdi
      dir="ltr"
      className={clsx(
        'num inline-flex items-center gap-1',
        trend === 'up' ? 'text-up' : 'text-down',
        className,
      )}
    >
      <TrendMark trend={trend} label={t(`movement.${trend}`)} />
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
