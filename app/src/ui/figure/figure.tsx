import { clsx } from 'clsx'
import { useAmountsHidden } from './amounts-hidden.ts'
import { HiddenAmount } from './hidden-amount.tsx'

export interface FigureProps {
  /** The formatted amount. */
  value: string
  /** Follows the amount, muted and one step smaller. */
  unit?: string | undefined
  className?: string | undefined
}

/** A letter of a language written from right to left: the name of a month in a date. */
const rightToLeft = /[\u0590-\u08ff]/

/**
 * A figure: tabular, on one line, left to right in every language; a date in words follows its words, and a unit that is
 * a word stands where that word's language puts it.
 */
export function Figure({ value, unit, className }: FigureProps) {
  if (useAmountsHidden()) return <HiddenAmount />
  const hasWord = unit !== undefined && rightToLeft.test(unit)
  return (
    <bdi dir={hasWord ? 'rtl' : rightToLeft.test(value) ? 'auto' : 'ltr'} className={clsx('num', className)}>
      {hasWord ? <bdi dir="ltr">{value}</bdi> : value}
      {unit ? <span className="ms-[0.3em] text-[0.86em] font-regular text-muted">{unit}</span> : null}
    </bdi>
  )
}
