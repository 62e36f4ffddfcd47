import { Check, Lock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import type { PaymentLock } from '#core/money/payment-lock.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { NoLoginPassword } from './password-card.tsx'
import { ChangeForm, ResetForm, SetForm } from './security-password-forms.tsx'

/** Wrong ones in a row before payments are locked. */
const tries = 5

interface SecurityPasswordCardProps {
  user: UserInfo
  lock: PaymentLock
  onTried: () => void
  /** The first one was set. */
  onSet: () => void
}

/** The six digits that confirm a withdrawal: set them, change them, or replace forgotten ones. */
export function SecurityPasswordCard({ user, lock, onTried, onSet }: SecurityPasswordCardProps) {
  const { t } = useTranslation('security')
  const [isForgotten, setIsForgotten] = useState(false)
  const { hasPassword, attemptsLeft, locked, reason } = lock
  const isUsedUp = hasPassword && attemptsLeft === 0
  const resets = isForgotten || isUsedUp

  return (
    <Card
      id={pageParts.securityPassword}
      title={t('password.title')}
      aside={<AttemptsBadge isSet={hasPassword} left={attemptsLeft} />}
    >
      <p className="text-13 text-muted">{t('password.about')}</p>
      {!hasPassword ? (
        <SetForm email={user.email} onSet={onSet} />
      ) : locked && reason === 'OPERATOR' ? (
        <p className="text-13">{t('password.lockedByUs')}</p>
      ) : resets ? (
        user.hasPassword ? (
          <ResetForm email={user.email} onDone={() => setIsForgotten(false)} />
        ) : (
          <NoLoginPassword />
        )
      ) : (
        <ChangeForm onTried={onTried} />
      )}
      {hasPassword && !locked ? (
        <Button
          variant="text"
          wraps
          className="-mx-4 justify-self-start text-start"
          onClick={() => setIsForgotten(!isForgotten)}
        >
          {t(isForgotten ? 'password.remembered' : 'password.forgot')}
        </Button>
      ) : null}
    </Card>
  )
}

function AttemptsBadge({ isSet, left }: { isSet: boolean; left: number }) {
  const { t } = useTranslation('security')
  if (!isSet) return <Badge tone="quiet">{t('password.notSet')}</Badge>
  if (left === 0)
    return (
      <Badge tone="danger" icon={<Lock aria-hidden="true" />}>
        {t('password.noAttempts')}
      </Badge>
    )
  if (left < tries)
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        <span role="status">{t('password.attemptsLeft', { left, tries })}</span>
      </Badge>
    )
  return (
    <Badge tone="info" icon={<Check aria-hidden="true" />}>
      {t('password.isSet')}
    </Badge>
  )
}
