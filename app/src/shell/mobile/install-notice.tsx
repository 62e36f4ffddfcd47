import { useTranslation } from 'react-i18next'
import { brandName } from '#config/operator.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { acceptInstall, declineInstall, installOffer } from './install-offer.ts'

/** Offers to put the app on the home screen, to those who come back; once declined, never again. */
export function InstallNotice() {
  const { t } = useTranslation()
  const offer = useStore(installOffer)
  return (
    <div role="status" className="print:hidden">
      {offer ? (
        <div className="border-b border-line bg-accent-soft">
          <div className="flex flex-wrap items-center gap-2 px-4 py-2 text-13">
            <p className="min-w-0 flex-[1_1_12rem]">
              <b>{t('install.title', { name: brandName })}</b> {t('install.body')}
            </p>
            <Button size="sm" variant="primary" onClick={() => acceptInstall(offer)}>
              {t('install.action')}
            </Button>
            <Button size="sm" onClick={declineInstall}>
              {t('install.decline')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
