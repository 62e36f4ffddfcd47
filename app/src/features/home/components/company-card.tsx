import { useTranslation } from 'react-i18next'
import { operator } from '../../../config/operator.ts'
import { OperatorFacts } from '../../../core/operator/operator-facts.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** Who runs this, with what shows it; in the sandbox no company does, and it says so. */
export function CompanyCard() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('company.title')}>
      {operator ? (
        <OperatorFacts operator={operator} />
      ) : (
        <p className="text-13 text-muted">{t('company.body')}</p>
      )}
    </Card>
  )
}
