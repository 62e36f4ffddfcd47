import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { CloseConditions, type Closing, useClosing } from './close-conditions.tsx'

/** Closing the account: what it means, what has to come to an end before, and the way to do it. */
export function CloseCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('settings')
  const closing = useClosing()
  return (
    <Card id={pageParts.close} title={t('close.title')}>
      <p className="text-13">{t('close.about')}</p>
      {closing.isPending ? (
        <Skeleton lines={6} lineHeight={20} label={t('close.loading')} />
      ) : closing.isError ? (
        <ErrorState error={closing.error} title={t('close.failed')} onRetry={closing.refetch} />
      ) : (
        <CloseAccount user={user} closing={closing.data} onChanged={() => void closing.refetch()} />
      )}
    </Card>
  )
}

interface CloseAccountProps {
  user: UserInfo
  closing: Closing
  onChanged: () => void
}

function CloseAccount({ user, closing, onChanged }: CloseAccountProps) {
  const { t } = useTranslation('settings')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <CloseConditions closing={closing} />
      <p className="text-12 text-muted">{t('close.records')}</p>
      <Button
        className="justify-self-start"
        aria-haspopup="dialog"
        disabled={!closing.closable}
        onClick={() => setAsks(true)}
      >
        {t('close.action')}
      </Button>
      {asks ? <CloseAccountDialog user={user} onClose={() => setAsks(false)} onRefused={onChanged} /> : null}
    </>
  )
}
