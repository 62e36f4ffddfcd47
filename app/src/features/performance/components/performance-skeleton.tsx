import { LinesShape, SkeletonBlock, SkeletonFrame, TableShape } from '#ui/feedback/skeleton-shapes.tsx'

const six = [0, 1, 2, 3, 4, 5]

/** The shape of the page while it loads: the result beside its curve, six figures below, then the tables. */
export function PerformanceSkeleton({ label }: { label: string }) {
  return (
    <SkeletonFrame label={label} className="grid gap-4">
      <div aria-hidden="true" className="card">
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[296px_minmax(0,1fr)]">
          <div className="grid content-start gap-5 p-4 lg:border-e lg:border-line">
            <SkeletonBlock className="h-3 w-14" />
            <SkeletonBlock className="h-8 w-44" />
            <LinesShape lines={4} />
            <SkeletonBlock className="h-3 w-20" />
            <SkeletonBlock className="h-3 w-48" />
            <SkeletonBlock className="h-3 w-48" />
          </div>
          <div className="p-4">
            <SkeletonBlock className="h-76 opacity-60 on-mobile:h-56" />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 border-t border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
          {six.map((place) => (
            <span key={place} className="grid min-h-20 content-start gap-2.5 bg-surface px-4 py-3">
              <SkeletonBlock className="h-3 w-20" />
              <SkeletonBlock className="h-4.5 w-24" />
            </span>
          ))}
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="card overflow-hidden">
          <TableShape columns={2} rows={4} />
        </div>
        <div className="card overflow-hidden">
          <TableShape columns={5} rows={4} />
        </div>
      </div>
    </SkeletonFrame>
  )
}
