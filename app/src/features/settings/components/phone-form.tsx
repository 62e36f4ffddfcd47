import { isHttpError } from '@swx/sdk'
import { useUpdateProfile } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { FormError } from '#core/forms/form-error.tsx'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { AreaCodeField } from '#core/phone/area-code-field.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { phoneForm } from '../model/phone-form.ts'

export interface PhoneFormProps {
  user: UserInfo
  areaCodes: readonly string[]
}

/** Whether the number belongs to another user. */
const isTaken = (error: unknown) =>
  isHttpError(error) && error.errors?.some(({ field, rule }) => field === 'phone' && rule === 'unique')

/** The phone of the profile: its area code and its digits, to be saved or taken away. */
export function PhoneForm({ user, areaCodes }: PhoneFormProps) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const handleFailure = (error: unknown) => toast(errorText(error), { tone: 'alert' })
  const updating = useUpdateProfile()
  const { form, errorOf, formError, isSubmitting, showError, forget, submit } = useAppForm({
    schema: phoneForm,
    initial: { areaCode: user.areaCode ?? '', phone: user.phone ?? '' },
    draft: { name: 'settings.phone', fields: ['areaCode', 'phone'] },
    mode: 'onSubmit',
  })
  const words = { wrong: t('phone.wrong'), noAreaCode: t('phone.noAreaCode'), taken: t('phone.taken') }

  const save = submit(async (data) => {
    try {
      await updating.mutateAsync({ data })
    } catch (error) {
      if (isTaken(error)) form.setError('phone', { message: 'taken' }, { shouldFocus: true })
      else showError(error)
      return
    }
    forget()
    toast(t('phone.saved'))
  })
  const remove = () =>
    updating.mutateAsync({ data: { remove: ['phone'] } }).then(() => {
      forget()
      toast(t('phone.removed'))
    }, handleFailure)

  return (
    <form noValidate onSubmit={save} aria-label={t('phone.title')} className="grid gap-3 px-4 py-3">
      <div className="grid grid-cols-[minmax(0,256px)_minmax(0,1fr)] items-start gap-2 max-[30rem]:grid-cols-[minmax(0,1fr)]">
        <AreaCodeField
          control={form.control}
          name="areaCode"
          areaCodes={areaCodes}
          label={t('phone.areaCode')}
          error={errorOf('areaCode', words)}
        />
        <Field label={t('phone.label')} hint={t('phone.optional')} error={errorOf('phone', words)}>
          <TextInput
            {...form.register('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            maxLength={24}
          />
        </Field>
      </div>
      <FormError text={formError} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isSubmitting}>
          {t('phone.save')}
        </Button>
        {user.phone === undefined ? null : (
          <Button size="sm" onClick={() => void remove()}>
            {t('phone.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
