import { useTranslation } from 'react-i18next'
import { EquitySkeleton } from '#features/account/components/equity-skeleton.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'

/** The cards of a user's home, while its code and the account arrive. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <Columns>
      <Column>
        <EquitySkeleton label={t('loading')} />
        <SkeletonRows label={t('loading')} className="card" />
      </Column>
      <Column>
        <SkeletonRows label={t('loading')} rows={5} className="card" />
      </Column>
    </Columns>
  )
}
