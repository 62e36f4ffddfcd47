import { useTranslation } from 'react-i18next'
import { CompanyPage } from '#features/content/components/company-page.tsx'
import { ContactCard } from '#features/help/components/contact-card.tsx'

/** `/company-intro`: who runs the platform. */
export function CompanyIntroRoute() {
  const { t } = useTranslation()
  return <CompanyPage title={t('page.companyIntro')} aside={<ContactCard on="company" />} />
}
