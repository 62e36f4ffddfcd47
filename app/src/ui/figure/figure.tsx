import { clsx } from 'clsx'

/** Props of {@link Figure}. */
export interface FigureProps {
  /** The formatted amount. */
  value: string
  /** Follows the amount, muted and one step smaller. */
  unit?: string | undefined
  className?: string | undefined
}

/** A figure: tabular, on one line, left to right in every language. */
export function Figure({ value, unit, className }: FigureProps) {
  return (
    <bdi dir="ltr" className={clsx('num', className)}>
      {value}
      {unit ? <span className="ms-[0.3em] text-[0.86em] font-regular text-muted">{unit}</span> : null}
    </bdi>
  )
}
