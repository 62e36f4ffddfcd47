import { clsx } from 'clsx'

export interface RecordNumberProps {
  value: string
  className?: string | undefined
}

/** Number of an order or another record: left to right in every language; it is long, and breaks where it has no room. */
export function RecordNumber({ value, className }: RecordNumberProps) {
  return <bdi className={clsx('num wrap-anywhere whitespace-normal!', className)}>{value}</bdi>
}
