import { useTranslation } from 'react-i18next'
import { changeToNewer, newerVersion } from '#core/offline/service-worker.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'

/** Offers a newer version of the app; until the user takes it, everything stays as it is. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const worker = useStore(newerVersion)
  return (
    <div role="status" className="print:hidden">
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
    </div>
  )
}
