import { useTranslation } from 'react-i18next'
import { IntroductionPage } from '#features/content/components/introduction-page.tsx'
import { ContactCard } from '#features/help/components/contact-card.tsx'

/** `/introduction`: how the products work. */
export function IntroductionRoute() {
  const { t } = useTranslation()
  return <IntroductionPage title={t('page.introduction')} aside={<ContactCard on="text" />} />
}
