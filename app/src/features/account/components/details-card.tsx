import { Clock, ShieldCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatDate } from '#core/format/format-time.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Who is registered here. The username cannot be changed, so there is nothing to edit it with. */
export function DetailsCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account')
  const { language } = useLanguage()
  const rows = [
    ['userName', <bdi key="name">{user.userName}</bdi>],
    ['email', <bdi key="email">{user.email}</bdi>],
    [
      'identity',
      <Link
        key="kyc"
        to={paths.identity.href()}
        className="-my-2 inline-flex min-h-11 flex-wrap items-center gap-2"
      >
        <KycBadge status={user.kycStatus} />
        <span className="text-accent">{t('details.openIdentity')}</span>
      </Link>,
    ],
    [
      'invitation',
      <bdi key="code" className="num">
        {user.inviteCode}
      </bdi>,
    ],
    ['since', formatDate(user.createdAt, language.tag)],
  ] as const
  return (
    <Card flush title={t('details.title')}>
      <dl>
        {rows.map(([key, value]) => (
          <div
            key={key}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2 last:border-0"
          >
            <dt className="text-muted">{t(`details.${key}`)}</dt>
            <dd className="min-w-0 font-strong break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** State of the identity check. */
type KycStatus = UserInfo['kycStatus']

const lookOf = byMember<KycStatus, BadgeLook>(
  {
    NOT_VERIFIED: { tone: 'quiet', icon: null },
    PENDING_REVIEW: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
    VERIFIED: { tone: 'info', icon: <ShieldCheck aria-hidden="true" /> },
    FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
  },
  { tone: 'neutral', icon: null },
)

/** How far the identity check is. */
export function KycBadge({ status }: { status: KycStatus }) {
  const { t } = useTranslation('account')
  const { tone, icon } = lookOf(status)
  return (
    <Badge tone={tone} icon={icon}>
      {t(`kyc.${status}`)}
    </Badge>
  )
}
