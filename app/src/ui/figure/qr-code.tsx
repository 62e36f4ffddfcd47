import { clsx } from 'clsx'
import { encode } from 'uqr'

export interface QrCodeProps {
  /** What a camera reads. */
  value: string
  /** What it leads to; read aloud. */
  label: string
  className?: string | undefined
}

/** The squares of a QR code as the `d` of a path, with the number of squares on a side, margin included. */
export function qrPath(value: string): { readonly size: number; readonly d: string } {
  const { data, size } = encode(value, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, d: squares.join('') }
}

/** A QR code: dark on white in both themes, because cameras expect it so. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { size, d } = qrPath(value)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('rounded-2 inset-ring inset-ring-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}
