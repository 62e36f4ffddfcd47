import { useChangeSecurityPassword } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { FormError } from '#core/forms/form-error.tsx'
import { useServerForm } from '#core/forms/use-app-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { changeFieldByError, changeForm } from '../model/security-password-form.ts'
import { NewSixDigitsFields, SixDigitsField } from './six-digits-fields.tsx'
import { useRuleWords } from './use-rule-words.ts'

export interface ChangeFormProps {
  /** A wrong password was counted: what is left of the attempts has to be asked for. */
  onTried: () => void
}

/** Replaces the security password by another. */
export function ChangeForm({ onTried }: ChangeFormProps) {
  const { t } = useTranslation('security')
  const words = useRuleWords()
  const changing = useChangeSecurityPassword()
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema: changeForm,
    initial: { oldPassword: '', password: '', repeat: '' },
    draft: { name: 'security.change', fields: [] },
    places: changeFieldByError,
    send: async ({ oldPassword, password }) => {
      await changing.mutateAsync({ data: { oldPassword, newPassword: password } }).finally(onTried)
      form.reset()
      toast(t('password.changed'))
    },
  })
  const { control } = form

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t('password.changeTitle')} className="grid gap-4">
      <SixDigitsField
        control={control}
        name="oldPassword"
        label={t('password.old')}
        error={errorOf('oldPassword', words)}
      />
      <NewSixDigitsFields control={control} errorOf={errorOf} />
      <FormError text={formError} />
      <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
        {t('password.changeSubmit')}
      </Button>
    </form>
  )
}
