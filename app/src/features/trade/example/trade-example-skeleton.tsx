import { useTranslation } from 'react-i18next'
import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'

/** The card of the example: its chart, and beside or below it the ticket. */
export const exampleFrame =
  'card grid min-w-0 on-desktop:md:min-h-127 overflow-hidden shadow-2 on-desktop:md:grid-cols-[minmax(0,1fr)_330px]'

/** The card while its code arrives. */
export function TradeExampleSkeleton() {
  return (
    <div className={exampleFrame}>
      <TradeExampleShape />
    </div>
  )
}

/** Chart and ticket while they load. */
export function TradeExampleShape() {
  const { t } = useTranslation()
  return (
    <SkeletonFrame label={t('loading')} className="contents">
      <ExampleBlocks />
    </SkeletonFrame>
  )
}

/** The place of the card before its code is asked for: nothing is loading yet, so it is not announced as loading. */
export const tradeExamplePlace = (
  <div aria-hidden="true" className={exampleFrame}>
    <ExampleBlocks />
  </div>
)

function ExampleBlocks() {
  return (
    <>
      <span className="grid content-start gap-3 p-4">
        <SkeletonBlock className="h-6 w-56 max-w-full" />
        <SkeletonBlock className="h-52 w-full on-desktop:md:h-107" />
      </span>
      <span className="grid content-start gap-3 border-line p-4 max-md:border-t on-desktop:md:border-s">
        <SkeletonBlock className="h-6 w-40" />
        <SkeletonBlock className="h-45 w-full" />
        <SkeletonBlock className="h-44 w-full" />
        <SkeletonBlock className="h-11 w-full" />
      </span>
    </>
  )
}
