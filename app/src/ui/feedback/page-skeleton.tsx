import { useTranslation } from 'react-i18next'
import { Page } from '../layout/page.tsx'
import { SkeletonLines } from './skeleton.tsx'
import { SkeletonFrame } from './skeleton-shapes.tsx'

/** What stands in the page's place while its code arrives. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Page>
      <SkeletonFrame label={t('nav.loading')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid max-w-[480px] gap-3 py-2">
          <SkeletonLines lines={2} lineHeight={22} />
        </div>
        <div className="card grid gap-3 p-4">
          <SkeletonLines lines={6} lineHeight={16} />
        </div>
      </SkeletonFrame>
    </Page>
  )
}
