import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { documentTypes, type IdentityForm } from '../model/identity-schema.ts'
import type { PersonFieldProps } from './person-fields.tsx'

/** Which document is shown, and how many pictures it takes. */
export function DocumentStep({ errorOf }: PersonFieldProps) {
  const { t } = useTranslation('identity')
  const { clearErrors } = useFormContext<IdentityForm>()
  const { field } = useController<IdentityForm, 'docType'>({ name: 'docType' })
  const error = errorOf('docType', { required: t('rule.required') })
  return (
    <>
      <ChoiceCards
        label={t('document.type')}
        cards={documentTypes.map((type) => ({
          value: type,
          title: t(`document.${type}`),
          note: t(type === 'passport' ? 'steps.onePage' : 'steps.twoSides'),
        }))}
        value={field.value}
        onChange={(type) => {
          field.onChange(type)
          clearErrors('docType')
        }}
      />
      {error ? (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      ) : null}
    </>
  )
}
