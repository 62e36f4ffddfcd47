import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/form/link-button.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'

/** Props of {@link ComingSoonPage}. */
export interface ComingSoonPageProps {
  page: 'nfts'
  icon: ReactNode
}

/** A tab with nothing on offer: says what it will hold and where there is something to see now. */
export function ComingSoonPage({ page, icon }: ComingSoonPageProps) {
  const { t } = useTranslation()
  return (
    <div className="page-frame grid gap-4">
      <PageHeading title={t(`page.${page}`)} />
      <div className="card">
        <EmptyState
          icon={icon}
          title={t(`soon.${page}.title`)}
          body={t(`soon.${page}.body`)}
          action={
            <LinkButton to={paths.market.href()} variant="primary" className="mt-2">
              {t('soon.markets')}
            </LinkButton>
          }
        />
      </div>
    </div>
  )
}
