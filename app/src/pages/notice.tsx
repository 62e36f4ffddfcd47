import { useTranslation } from 'react-i18next'
import { NoticePage } from '#features/help/components/notice-page.tsx'

/** `/help/notice?id=`: announcements to everyone. */
export function NoticeRoute() {
  const { t } = useTranslation()
  return <NoticePage title={t('page.notice')} />
}
