import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { routeLoading } from './route-loading.ts'

/** A thin line under the top bar while a page that was never opened before is on its way. */
export function RouteLoadingMark() {
  const { t } = useTranslation()
  const loading = useStore(routeLoading)
  return (
    <div role="status" className="absolute inset-x-0 -bottom-px h-0.5">
      {loading ? (
        <>
          <span className="sr-only">{t('nav.loading')}</span>
          <span className="skeleton block h-full bg-accent" aria-hidden="true" />
        </>
      ) : null}
    </div>
  )
}
