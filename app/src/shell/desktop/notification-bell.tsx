import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { PageBoundary } from '../page-boundary.tsx'
import { useBell } from '../use-bell.tsx'

const BellPanel = lazyComponent(
  async () => (await import('./bell-panel.tsx')).BellPanel,
  () => preloadTexts(['notifications', 'errors']),
)

/** The bell of the top bar on a desktop: opens the newest notifications below it. */
export function NotificationBell() {
  const { t } = useTranslation()
  const { label, icon } = useBell()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was pressed led to another page
  useEffect(() => panel.current?.hidePopover?.(), [key])

  return (
    <>
      <IconButton label={label} icon={icon} popoverTarget="bell-panel" aria-expanded={isOpen} />
      <section
        ref={panel}
        id="bell-panel"
        popover="auto"
        aria-label={t('page.notification')}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        className="card fixed inset-auto end-6 top-[calc(var(--ribbon)+var(--bar-top)+8px)] m-0 max-h-[calc(100dvh-var(--ribbon)-var(--bar-top)-24px)] w-[min(400px,calc(100vw-32px))] overflow-y-auto bg-surface-raised p-0 text-text shadow-2 max-md:end-4"
      >
        {isOpen ? (
          <PageBoundary isQuiet>
            <Suspense>
              <BellPanel onClose={() => panel.current?.hidePopover()} />
            </Suspense>
          </PageBoundary>
        ) : null}
      </section>
    </>
  )
}
