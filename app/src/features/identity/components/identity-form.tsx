import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { FormError } from '#core/forms/form-error.tsx'
import { SignatureField } from '#core/pictures/signature-field.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DocumentCard } from './document-card.tsx'
import { PersonCard } from './person-card.tsx'
import { type IdentityCheckProps, useIdentityCheck } from './use-identity-check.ts'

/** Personal details, the document with its pictures, and the signature, on one page. */
export function IdentityForm(props: IdentityCheckProps) {
  const { t } = useTranslation(['identity', 'errors', 'images'])
  const check = useIdentityCheck(props, 'page')
  const { form, unplacedError, isSubmitting, errorOf, hasPictures, pictures, latest, handleSubmit } = check
  const { errors, isSubmitted } = form.formState
  const isIncomplete = isSubmitted && (Object.keys(errors).length > 0 || !hasPictures)

  return (
    <FormProvider {...form}>
      <form
        id="identity-form"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={handleSubmit()}
      >
        {isSandbox ? <Note tone="warn">{t('sandbox')}</Note> : null}
        <PersonCard
          errorOf={errorOf}
          areaCodes={props.terms.areaCodes}
          countries={props.terms.countries}
          latestBirthdate={latest}
        />
        <DocumentCard pictures={pictures} isChecked={isSubmitted} />
        <Card title={t('images:signature.title')}>
          <SignatureField signature={pictures.signature} isMissing={isSubmitted} />
        </Card>
        {unplacedError ? (
          <ErrorNotice error={unplacedError} />
        ) : (
          <FormError text={isIncomplete ? t('errors:completeAllInformation') : undefined} />
        )}
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
