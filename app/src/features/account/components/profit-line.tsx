import { useId } from 'react'
import type { ProfitShape } from '../model/profit-shape.ts'

const height = (y: number) => 100 - y * 100

/**
 * The line of profit and loss with its area, in steps, since it changes when something is booked and stays in between:
 * in the colour of rising above nothing, of falling below, of neither where it
 * stays at nothing.
 */
export function ProfitLine({ points, zero }: Pick<ProfitShape, 'points' | 'zero'>) {
  const gradient = useId()
  const line = points
    .map(({ x, y }, at) => (at === 0 ? `M${x * 100} ${height(y)}` : `H${x * 100}V${height(y)}`))
    .join('')
  const base = height(zero)
  const area = `${line}L${(points.at(-1)?.x ?? 0) * 100} ${base}L0 ${base}Z`
  const isFlat = points.every(({ y }) => y === zero)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">
        <stop offset={`${base}%`} className="[stop-color:var(--up)]" />
        <stop offset={`${base}%`} className="[stop-color:var(--down)]" />
      </linearGradient>
      <path d={area} fill={`url(#${gradient})`} fillOpacity="0.12" />
      <path
        d={line}
        fill="none"
        stroke={isFlat ? 'var(--line-strong)' : `url(#${gradient})`}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
