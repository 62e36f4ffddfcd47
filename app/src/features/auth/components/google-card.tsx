import { useUnlinkGoogle } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { ErrorText } from '#core/forms/form-error.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useGoogleStart } from '../api/use-google-start.ts'

/** Which Google account may log in to this one, with the way to link or unlink it. */
export function GoogleCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('auth')
  const { isOffered, isLeaving, problem, start } = useGoogleStart('link')
  const [isAsking, setIsAsking] = useState(false)
  const { googleEmail } = user
  if (!isOffered && googleEmail === undefined) return null
  return (
    <Card title={t('google.card')}>
      <p className="text-13 text-muted">
        {googleEmail === undefined ? (
          t('google.none')
        ) : (
          <>
            {t('google.linkedTo')} <bdi className="font-strong break-words text-text">{googleEmail}</bdi>
          </>
        )}
      </p>
      <ErrorText text={problem && t(`google.${problem}`)} />
      {googleEmail === undefined ? (
        <Button busy={isLeaving} onClick={() => start()}>
          {t('google.link')}
        </Button>
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t('google.unlink')}</Button>
      )}
      {isAsking ? <UnlinkDialog onClose={() => setIsAsking(false)} /> : null}
    </Card>
  )
}

function UnlinkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const errorText = useErrorText()
  const unlink = useUnlinkGoogle()
  const handleUnlink = async () => {
    await unlink.mutateAsync().then(
      () => {
        toast(t('google.unlinked'))
        onClose()
      },
      () => {},
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('google.unlinkTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" busy={unlink.isPending} onClick={handleUnlink}>
            {t('google.unlink')}
          </Button>
        </>
      }
    >
      <p>{t('google.unlinkBody')}</p>
      <ErrorText text={unlink.error ? errorText(unlink.error) : undefined} />
    </Dialog>
  )
}
