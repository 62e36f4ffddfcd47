import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { operator } from '#config/operator.ts'
import { paths } from '#config/paths.ts'
import { OperatorFacts } from '#core/operator/operator-facts.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Who runs this, with what shows it; in the sandbox no company does, and it says so. It leads to its page. */
export function CompanyCard() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <Card title={t('company.title')}>
      {operator ? (
        <OperatorFacts operator={operator} />
      ) : (
        <p className="text-13 text-muted">{t('company.body')}</p>
      )}
      <Link to={paths.companyIntro.href()} className="inline-flex min-h-11 items-center gap-1 font-strong">
        {t('common:page.companyIntro')}
        <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </Card>
  )
}
