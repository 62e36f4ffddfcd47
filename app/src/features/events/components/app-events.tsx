import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type RouteName, routeNameOf } from '#config/paths.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { errorEvent, report } from '../model/app-event.ts'
import { chooseConsent, consentStore, reportsHost } from '../model/consent.ts'

/** Asks once whether reports may be sent, and sends them after a yes. */
export function AppEvents() {
  const consent = useStore(consentStore)
  const page = routeNameOf(useLocation().pathname) ?? 'home'
  useReports(page, consent === 'yes')
  return consent === undefined ? <ConsentQuestion /> : null
}

function useReports(page: RouteName, isAllowed: boolean): void {
  useEffect(() => {
    if (isAllowed) report({ kind: 'pageView', page })
  }, [page, isAllowed])

  useEffect(() => {
    if (!isAllowed) return
    const handleError = ({ error }: ErrorEvent) => report(errorEvent(error, page))
    const handleRejection = ({ reason }: PromiseRejectionEvent) => report(errorEvent(reason, page))
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [page, isAllowed])
}

/** Two answers of the same weight; the app works the same after either. */
function ConsentQuestion() {
  const { t } = useTranslation('operator')
  return (
    <section aria-label={t('reports.title')} className="border-b border-line bg-surface-raised print:hidden">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-13 md:px-6">
        <p className="min-w-0 flex-[1_1_16rem]">{t('reports.body', { host: reportsHost() })}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => chooseConsent('no')}>{t('reports.no')}</Button>
          <Button onClick={() => chooseConsent('yes')}>{t('reports.yes')}</Button>
        </div>
      </div>
    </section>
  )
}
