import { useTranslation } from 'react-i18next'
import { FaqPage } from '#features/help/components/faq-page.tsx'

/** `/help/faq?q=&group=&id=`: questions and answers. */
export function FaqRoute() {
  const { t } = useTranslation()
  return <FaqPage title={t('page.faq')} />
}
