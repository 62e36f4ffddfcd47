import { useTranslation } from 'react-i18next'
import { Page } from '../layout/page.tsx'
import { Skeleton } from './skeleton.tsx'

/** What stands in the page's place while its code arrives. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Page>
      <Skeleton lines={2} lineHeight={22} label={t('loading')} className="max-w-[480px] py-2" />
      <div className="card p-4">
        <Skeleton lines={6} lineHeight={16} label={t('loading')} />
      </div>
    </Page>
  )
}
