import { clsx } from 'clsx'
import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'

/** Candles: how tall each is, and where it stands. */
const candles = [
  ...['h-1/6 self-end', 'h-1/5 self-end', 'h-1/4 self-end', 'h-1/6 self-end', 'h-1/5 self-center'],
  ...['h-1/4 self-center', 'h-1/3 self-center', 'h-1/6 self-center', 'h-1/4 self-end', 'h-1/3 self-end'],
  ...['h-1/5 self-center', 'h-1/4 self-center', 'h-2/5 self-center', 'h-1/4 self-start', 'h-1/5 self-start'],
  ...['h-1/3 self-start', 'h-1/4 self-center', 'h-1/6 self-center', 'h-1/5 self-center', 'h-1/3 self-start'],
]
const figures = [0, 1, 2, 3, 4, 5]

/** The box of a chart that has a shape in place of candles. */
const box = 'chart-box flex px-4 pt-4 pb-9'

function Candles() {
  return (
    <div aria-hidden="true" dir="ltr" className="flex flex-1 gap-6">
      <div className="flex flex-1 gap-1 md:gap-3">
        {candles.map((look, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the candles never move
          <SkeletonBlock key={place} className={clsx('flex-1', look)} />
        ))}
      </div>
      <div className="grid content-between">
        {figures.map((figure) => (
          <SkeletonBlock key={figure} className="h-2.5 w-12" />
        ))}
      </div>
    </div>
  )
}

/** Candles and the figures of an axis in the place of a chart, which say nothing by themselves. */
export const ChartShape = () => (
  <div className={box}>
    <Candles />
  </div>
)

/** The shape of a chart while it loads. */
export const ChartSkeleton = ({ label }: { label: string }) => (
  <SkeletonFrame label={label} className={box}>
    <Candles />
  </SkeletonFrame>
)
