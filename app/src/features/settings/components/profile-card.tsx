import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { readList, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useUploadLimits } from '#core/pictures/use-upload-limits.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { AvatarRow } from './avatar-row.tsx'
import { PhoneForm } from './phone-form.tsx'
import { SettingRow } from './setting-row.tsx'

/** Who the user is: picture, address, phone, and the way to the identity check. */
export function ProfileCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation(['settings', 'account'])
  const areaCodes = useAreaCodes()
  const limits = useUploadLimits()

  return (
    <section id={pageParts.phone} aria-label={t('profile.title')} className="card divide-y divide-line">
      {limits.data ? <AvatarRow user={user} limits={limits.data} /> : null}
      <SettingRow label={t('profile.email')} about={t('profile.emailAbout')}>
        <bdi dir="ltr" className="min-w-0 text-13 break-words">
          {user.email}
        </bdi>
      </SettingRow>
      <QueryView
        query={allOf({ areaCodes, limits })}
        skeleton={<Skeleton lines={2} lineHeight={24} label={t('loading')} className="p-4" />}
        failed={t('profile.failed')}
      >
        {(known) => (
          <PhoneForm key={`${user.areaCode} ${user.phone}`} user={user} areaCodes={known.areaCodes} />
        )}
      </QueryView>
      <SettingRow label={t('profile.identity')} about={t(`account:kyc.${user.kycStatus}`)}>
        <LinkButton size="sm" to={paths.identity.href()}>
          {t('profile.identityGo')}
        </LinkButton>
      </SettingRow>
    </section>
  )
}

/** The area codes a phone number may have. */
function useAreaCodes() {
  return useParameter('areaCodes', readAreaCodes)
}

const readAreaCodes = (value: unknown) =>
  readList(value, 'areaCodes').map((code, at) => readText(code, `areaCodes[${at}]`))
