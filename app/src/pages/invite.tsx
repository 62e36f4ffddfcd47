import { useTranslation } from 'react-i18next'
import { InvitePage } from '#features/invite/components/invite-page.tsx'

/** `/profile/invite`: invite friends. */
export function InviteRoute() {
  const { t } = useTranslation()
  return <InvitePage title={t('page.invite')} />
}
