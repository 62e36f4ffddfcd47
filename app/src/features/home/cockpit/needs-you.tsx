import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { LateLoanCard, useLateLoan } from './late-loan-card.tsx'
import type { OpenPosition } from './margin-alerts.ts'
import { putOffStep } from './put-off-steps.ts'
import { type Need, useNeeds } from './use-needs.tsx'
import type { Waiting } from './waiting.ts'

export interface NeedsYouProps {
  user: UserInfo
  /** Open positions of the account in use; none where the page is not about them. */
  positions?: readonly OpenPosition[] | undefined
  /** Reviews of these kinds only. @default all */
  kinds?: readonly Waiting['kind'][]
}

const none: readonly OpenPosition[] = []

/**
 * What needs the user now, by urgency: an overdue loan, positions that can lose more than expected, reviews, a lock.
 * The same on every page that shows it; nothing when nothing does. The most urgent has the primary button, and all can
 * be put off.
 */
export function NeedsYou({ user, positions = none, kinds }: NeedsYouProps) {
  const { t } = useTranslation('cockpit')
  const loan = useLateLoan(compareDecimals(user.accounts.real.loanDebt, '0') !== 0)
  const needs = useNeeds({ user, positions, kinds })
  if (loan === undefined && needs.length === 0) return null

  return (
    <Stack>
      {loan ? <LateLoanCard loan={loan} available={user.accounts.real.available} userId={user.id} /> : null}
      {needs.length > 0 ? (
        <Card
          flush
          title={t('needs.title')}
          aside={
            needs.length > 1 ? (
              <span className="flex items-center gap-2 text-13 text-muted">
                {t('needs.order')} <Badge tone="warn">{needs.length}</Badge>
              </span>
            ) : undefined
          }
        >
          <ul>
            {needs.map((need, at) => (
              <NeedRow
                key={need.id}
                need={need}
                isMostUrgent={at === 0 && loan === undefined}
                onLater={() => putOffStep(user.id, need.id)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
    </Stack>
  )
}

interface NeedRowProps {
  need: Need
  isMostUrgent: boolean
  onLater: () => void
}

function NeedRow({ need, isMostUrgent, onLater }: NeedRowProps) {
  const { t } = useTranslation('cockpit')
  const { Icon, tone, title, name, body, action, to } = need
  const about = <span className="sr-only">: {name ?? title}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-0">
      <Icon className={`size-5 flex-none ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-strong">{title}</p>
        <div className="text-13 text-muted">{body}</div>
      </div>
      <div className="ms-auto flex flex-wrap gap-1">
        <Button size="sm" variant="text" className="on-mobile:min-h-11" onClick={onLater}>
          {t('next.later')}
          {about}
        </Button>
        <LinkButton
          size="sm"
          wraps
          variant={isMostUrgent ? 'primary' : 'secondary'}
          className="on-mobile:min-h-11"
          to={to}
        >
          {action}
          {about}
        </LinkButton>
      </div>
    </li>
  )
}
