import { clsx } from 'clsx'
import { RotateCw, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasBrowserMockServer } from '#config/env.ts'
import { queryClient } from '#core/api/query.ts'
import { storageUnavailable } from '#core/api/storage-unavailable.ts'
import { formatDateTime, formatTime } from '#core/format/format-time.ts'
import { useFeedStatus } from '#core/live-prices/use-feed-status.ts'
import { keptSince } from '#core/offline/kept-answers.ts'
import { useOfflineNow } from '#core/offline/offline-notes.tsx'
import { changeToNewer, newerVersion } from '#core/offline/service-worker.ts'
import { useIsUnstored } from '#core/session/use-is-unstored.ts'
import { useSession } from '#core/session/use-session.ts'
import { reports } from '#features/events/lazy-app-events.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { PageBoundary } from './page-boundary.tsx'

/**
 * Says that there is no network, how old what is shown is, and that nothing can be sent. It is the last part of the page
 * and sticks to the lower edge of the window, so that nothing moves when it appears.
 *
 * @param className how far from the lower edge
 */
export function OfflineNotice({ className }: { className: string }) {
  const kept = useStore(keptSince)
  const now = useOfflineNow()
  return (
    <LiveRegion className={clsx('sticky z-10 short:static print:hidden', className)}>
      {now === undefined || hasBrowserMockServer ? null : <Notice kept={kept} now={now} />}
    </LiveRegion>
  )
}

/** The day too, when it is not the last hours. */
const timeOf = (since: number, now: number, tag: string) =>
  `${now - since > 12 * 3_600_000 ? formatDateTime(since, tag) : formatTime(since, tag)} UTC`

function Notice({ kept, now }: { kept: number | undefined; now: number }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { lastPriceAt } = useFeedStatus()
  const since = kept ?? lastPriceAt
  return (
    <div className="border-t border-line bg-warn-soft">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 text-13 md:px-6">
        <WifiOff className="size-5 flex-none text-warn" aria-hidden="true" />
        <p className="min-w-0 flex-[1_1_12rem]">
          <b>{t('offline.title')}</b>{' '}
          {since === undefined
            ? t('offline.nothingKept')
            : t('offline.kept', {
                time: timeOf(since, now, language.tag),
                age: now - since,
              })}
        </p>
        <Button
          size="sm"
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={() => queryClient.refetchQueries({ type: 'active' })}
        >
          {t('offline.retry')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Says on every page what is lost with it because this browser does not store it, and what to do about that: in the
 * static demo everything, otherwise what the app keeps of a user.
 */
export function UnstoredNotice() {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const isDemoUnstored = useStore(storageUnavailable)
  const isUnstored = useIsUnstored() && isLoggedIn
  return (
    <LiveRegion className="mx-auto w-full max-w-[1440px] px-4 md:px-6 print:hidden">
      {isDemoUnstored || isUnstored ? (
        <Note className="mt-4">{t(isDemoUnstored ? 'sandbox.unkept' : 'storage.unstored')}</Note>
      ) : null}
    </LiveRegion>
  )
}

/** Asks for reports to the operator and sends them; there are none in a sandbox. */
export function ReportsNotice() {
  return reports ? (
    <PageBoundary isQuiet>
      <reports.Events />
    </PageBoundary>
  ) : null
}

/** Offers a newer version of the app; until the user takes it, everything stays as it is. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const worker = useStore(newerVersion)
  return (
    <LiveRegion className="print:hidden">
      {worker ? (
        <div className="border-b border-line bg-accent-soft">
          <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-2 px-4 py-2 text-13 md:px-6">
            <p className="min-w-0 flex-[1_1_12rem]">{t('update.title')}</p>
            <Button size="sm" variant="primary" onClick={() => changeToNewer(worker)}>
              {t('update.action')}
            </Button>
            <Button size="sm" onClick={() => newerVersion.set(undefined)}>
              {t('update.later')}
            </Button>
          </div>
        </div>
      ) : null}
    </LiveRegion>
  )
}
