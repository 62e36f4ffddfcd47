import { Suspense } from 'react'
import { guideStore } from '#features/home/onboarding/guide-store.ts'
import { guide } from '#features/home/onboarding/lazy-guided-demo.ts'
import { useStore } from '#lib/store/create-store.ts'

// Beside the code of the page, not after it.
if (guideStore.get()) guide?.Demo.preload().catch(() => {})

/** The guided demo until it is closed; its room is kept while it loads, so that the page does not jump. */
export function HomeGuide() {
  const isOpen = useStore(guideStore)
  if (!guide || !isOpen) return null
  return (
    <Suspense
      fallback={
        <div
          aria-hidden="true"
          className="card min-h-[244px] on-mobile:min-h-[372px] on-desktop:lg:min-h-[190px]"
        />
      }
    >
      <guide.Demo />
    </Suspense>
  )
}

/** The way back to the guided demo. */
export function HomeGuideOpener() {
  const isOpen = useStore(guideStore)
  if (!guide || isOpen) return null
  return (
    <Suspense fallback={null}>
      <guide.Opener />
    </Suspense>
  )
}
