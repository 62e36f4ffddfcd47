import { useTranslation } from 'react-i18next'
import { DetailPage } from '#features/content/components/detail-page.tsx'
import { ContactCard } from '#features/help/components/contact-card.tsx'

/** `/detail?id=&title=`: one text of the operator. */
export function DetailRoute() {
  const { t } = useTranslation()
  return <DetailPage title={t('page.detail')} aside={<ContactCard on="text" />} />
}
