import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'

const parts = ['w-16', 'w-20', 'w-14', 'w-20', 'w-16', 'w-20'] as const

/** The card of equity with its chart and its parts, while the account is read. */
export function EquitySkeleton({ label }: { label: string }) {
  return (
    <SkeletonFrame label={label} className="card">
      <div className="grid gap-x-6 on-desktop:lg:grid-cols-[minmax(220px,auto)_minmax(0,1fr)]">
        <span className="grid content-start gap-3 p-4 pb-2">
          <SkeletonBlock className="h-3.5 w-24" />
          <SkeletonBlock className="h-9 w-52" />
          <SkeletonBlock className="h-3.5 w-40" />
          <SkeletonBlock className="h-3.5 w-32" />
        </span>
        <span className="grid gap-2 p-4 pb-2">
          <SkeletonBlock className="ms-auto h-8 w-56" />
          <SkeletonBlock className="h-50 w-full on-mobile:h-40" />
        </span>
      </div>
      <span className="grid grid-cols-2 gap-4 border-t border-line p-4 sm:grid-cols-3 on-desktop:lg:grid-cols-6">
        {parts.map((width, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <span key={part} className="grid gap-2">
            <SkeletonBlock className={`h-2.5 ${width}`} />
            <SkeletonBlock className="h-3.5 w-24 max-w-full" />
          </span>
        ))}
      </span>
    </SkeletonFrame>
  )
}
