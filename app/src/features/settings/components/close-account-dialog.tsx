import { useCloseAccount as useCloseAccountCall } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { paths } from '#config/paths.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { passwordRule } from '#core/forms/credential-rules.ts'
import { FormError } from '#core/forms/form-error.tsx'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { useSession } from '#core/session/use-session.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

const closeForm = z.object({ password: passwordRule })
const fieldByError: FieldByError<z.infer<typeof closeForm>> = { passwordWrong: { field: 'password' } }
const formId = 'close-account'

export interface CloseAccountDialogProps {
  user: UserInfo
  onClose: () => void
  /** Something has come up since that stands in the way. */
  onRefused: () => void
}

/** The last question before an account is closed for good, with the log-in password. */
export function CloseAccountDialog({ user, onClose, onRefused }: CloseAccountDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const navigate = useNavigate()
  const closeAccount = useCloseAccount()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: closeForm,
    initial: { password: '' },
    draft: { name: 'settings.close', fields: [] },
    places: fieldByError,
    send: async ({ password }) => {
      try {
        await closeAccount(password)
      } catch (error) {
        if (hasErrorKey(error, 'userStatusWrong')) onRefused()
        throw error
      }
      navigate(paths.home.href(), { replace: true })
      toast(t('close.done'))
    },
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('close.question')}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          {user.hasPassword ? (
            <Button type="submit" form={formId} size="lg" variant="danger" busy={isSubmitting}>
              {t('close.action')}
            </Button>
          ) : (
            <LinkButton size="lg" to={paths.reset.href()}>
              {t('close.setPassword')}
            </LinkButton>
          )}
        </>
      }
    >
      <Note tone="danger">
        <p className="font-strong">{t('close.final')}</p>
        <p>{t('close.effect')}</p>
      </Note>
      {user.hasPassword ? (
        <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
          <Field label={t('close.password')} error={errorOf('password')}>
            <PasswordInput {...form.register('password')} autoComplete="current-password" maxLength={64} />
          </Field>
          <FormError text={formError} />
        </form>
      ) : (
        <p className="text-13">{t('close.noPassword')}</p>
      )}
    </Dialog>
  )
}

/** Closes the account and logs out: its sessions are over, and nothing can be asked for with them. */
function useCloseAccount() {
  const { mutateAsync } = useCloseAccountCall()
  const { signOut } = useSession()
  return async (loginPassword: string) => {
    await mutateAsync({ data: { loginPassword } })
    signOut()
  }
}
