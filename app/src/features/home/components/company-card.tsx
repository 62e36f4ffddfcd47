import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/layout/card.tsx'

/** Who runs this: in the sandbox no company does, and it says so. */
export function CompanyCard() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('company.title')}>
      <p className="text-13 text-muted">{t('company.body')}</p>
    </Card>
  )
}
