import { LinesShape, SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'

/** The parts of a ticket in their places, which say nothing by themselves. */
export function TicketShape() {
  return (
    <div aria-hidden="true" className="grid content-start gap-2">
      <SkeletonBlock className="h-11" />
      <SkeletonBlock className="h-9 on-mobile:h-11" />
      <span className="mt-1 flex justify-between">
        <SkeletonBlock className="h-3.5 w-16" />
        <SkeletonBlock className="h-3.5 w-32" />
      </span>
      <SkeletonBlock className="h-10 on-mobile:h-11" />
      <span className="min-h-9" />
      <span className="grid grid-cols-4 gap-2">
        {['25', '50', '75', '100'].map((share) => (
          <SkeletonBlock key={share} className="h-8" />
        ))}
      </span>
      <span className="flex items-center justify-between">
        <SkeletonBlock className="h-3.5 w-20" />
        <SkeletonBlock className="h-10 w-28" />
      </span>
      <span className="grid grid-cols-2 gap-2">
        <SkeletonBlock className="h-16" />
        <SkeletonBlock className="h-16" />
      </span>
      <SkeletonBlock className="h-28" />
      <span className="py-2">
        <LinesShape lines={5} />
      </span>
      <SkeletonBlock className="h-12" />
    </div>
  )
}

/** The shape of a ticket while it loads. */
export const TicketSkeleton = ({ label, className }: { label: string; className?: string }) => (
  <SkeletonFrame label={label} className={className}>
    <TicketShape />
  </SkeletonFrame>
)
