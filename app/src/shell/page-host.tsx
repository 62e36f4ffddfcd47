import { Activity, memo, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { limits } from '#config/limits.ts'
import { keptAlive, paths, type RouteName, routeNameOf } from '#config/paths.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { type KeptPage, visitPage } from '#lib/keep-alive/kept-pages.ts'
import { PageTransition } from '#lib/transitions/page-transition.tsx'
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { publishKeptLocations } from './kept-locations.ts'
import { lazyPages } from './lazy-pages.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageGate } from './page-gate.tsx'
import { useScrollPlace } from './use-scroll-place.ts'

/**
 * Shows the page of the current location. Kept pages stay mounted while hidden, each with the location it last
 * showed; an unknown path leads home and says so.
 */
export function PageHost() {
  const location = useLocation()
  const name = routeNameOf(location.pathname)
  const kept = useKeptPages(name, location)
  useScrollPlace(name, location)

  if (name === undefined) return <UnknownPath />
  return (
    <>
      {kept.map((page) => (
        <Activity key={page.name} mode={page.name === name ? 'visible' : 'hidden'}>
          <HostedPage name={page.name} location={page.location} />
        </Activity>
      ))}
      {keptAlive.includes(name) ? null : <HostedPage key={name} name={name} location={location} />}
    </>
  )
}

function UnknownPath() {
  const { t } = useTranslation()
  useEffect(() => toast(t('error.unknownPath'), { tone: 'notice' }), [t])
  return <Navigate to={paths.home.href()} replace />
}

interface HostedPageProps {
  name: RouteName
  location: Location
}

/** One page, at the location it last showed, which is not where the user is while it is hidden. */
const HostedPage = memo(function HostedPage({ name, location }: HostedPageProps) {
  const Component = lazyPages[name]
  // Figures are formatted while a page renders: it does so again when language or account mode change.
  useMode()
  useLanguage()
  return (
    <PageTransition>
      <div>
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={location}>
              <Route
                path={paths[name].path}
                element={
                  <PageGate name={name}>
                    <Component />
                  </PageGate>
                }
              />
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
    </PageTransition>
  )
})

function useKeptPages(name: RouteName | undefined, location: Location): readonly KeptPage<RouteName>[] {
  const [kept, setKept] = useState<readonly KeptPage<RouteName>[]>([])
  const current = kept.find((page) => page.name === name)
  let shown = kept
  if (name !== undefined && keptAlive.includes(name) && current?.location !== location) {
    shown = visitPage(kept, name, location, limits.keepAlivePages)
    setKept(shown)
  }
  useEffect(() => publishKeptLocations(kept), [kept])
  return shown
}
