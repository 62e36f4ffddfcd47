import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Whether cash of the real account earns interest. The switch comes with the page. */
export function SavingsCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  return (
    <Card flush id={pageParts.savings} title={t('savings.title')}>
      {children}
      <div className="grid justify-items-start gap-2 px-4 pt-1 pb-4">
        <p className="text-12 text-muted">{t('savings.about')}</p>
        <p className="text-12 text-muted">{t('savings.risk')}</p>
        <LinkButton size="sm" to={paths.income.href()}>
          {t('savings.more')}
        </LinkButton>
      </div>
    </Card>
  )
}
