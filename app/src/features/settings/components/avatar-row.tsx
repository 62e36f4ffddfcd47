import { useUpdateProfile } from '@swx/sdk/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import type { UploadLimits } from '#core/pictures/use-upload-limits.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'

const accepted = '.jpg,.jpeg,.png,.jp2,.j2k,.jpx,image/jpeg,image/png,image/jp2'

export interface AvatarRowProps {
  user: UserInfo
  limits: UploadLimits
}

/** The user's name and picture, with the ways to change the picture or take it away. */
export function AvatarRow({ user, limits }: AvatarRowProps) {
  const { t } = useTranslation(['settings', 'images', 'errors'])
  const errorText = useErrorText()
  const handleFailure = (error: unknown) => toast(errorText(error), { tone: 'alert' })
  const input = useRef<HTMLInputElement>(null)
  const image = useImageUpload('avatar', limits, 'settings.avatar')
  const updating = useUpdateProfile()
  const { state } = image
  const sentId = state.phase === 'ready' ? state.fileId : undefined

  const update = (data: { avatarId: string } | { remove: ['picture'] }, done: string) =>
    updating.mutateAsync({ data }).then(() => toast(done), handleFailure)

  const handleSent = useEffectEvent((avatarId: string) => {
    image.clear()
    void update({ avatarId }, t('picture.changed'))
  })
  useEffect(() => {
    if (sentId !== undefined) handleSent(sentId)
  }, [sentId])

  return (
    <div className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar user={user} />
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="text-18 break-words">
            <bdi>{user.userName}</bdi>
          </h2>
          <p className="text-13 text-muted">{t('profile.since', { day: user.createdAt })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={updating.isPending} onClick={() => input.current?.click()}>
            {t('picture.change')}
          </Button>
          {user.avatarUrl === undefined ? null : (
            <Button size="sm" onClick={() => void update({ remove: ['picture'] }, t('picture.removed'))}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={t('picture.label')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) image.pick(file, file.name)
          }}
        />
      </div>
      {state.phase === 'preparing' ? <Progress label={t('images:preparing')} onCancel={image.clear} /> : null}
      {state.phase === 'sending' ? (
        <Progress label={t('images:sending')} done={state.done} onCancel={image.clear} />
      ) : null}
      {state.phase === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-danger">
          <span>{t(`errors:${state.error}` as 'errors:uploadFailed')}</span>
          {state.canRetry ? (
            <Button size="sm" onClick={image.retry}>
              {t('images:again')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The user's picture, or the first letters of the name. The name stands beside it, so it says nothing itself. */
function Avatar({ user: { userName, avatarUrl } }: { user: Pick<UserInfo, 'userName' | 'avatarUrl'> }) {
  return avatarUrl === undefined ? (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-full bg-accent-soft font-strong text-accent"
    >
      {userName.slice(0, 2).toUpperCase()}
    </span>
  ) : (
    <img src={avatarUrl} alt="" className="size-12 flex-none rounded-full bg-surface-sunken object-cover" />
  )
}
