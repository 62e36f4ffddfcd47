import { useIdentification } from '@swx/sdk/react'
import { useMemo } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { FormError } from '#core/forms/form-error.tsx'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { SignatureField } from '#core/pictures/signature-field.tsx'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { IdentityTerms } from '../api/use-identity.ts'
import {
  blankIdentity,
  type IdentityForm as Form,
  type Identity,
  identityForm,
  latestBirthdate,
} from '../model/identity-form.ts'
import { DocumentCard } from './document-card.tsx'
import { PersonCard } from './person-card.tsx'

interface IdentityFormProps {
  terms: IdentityTerms
  /** The server's clock decides who is of age. */
  serverTime: string
}

const fields = Object.keys(blankIdentity) as (keyof Form)[]

/** Personal details, the document with its pictures, and the signature. */
export function IdentityForm({ terms, serverTime }: IdentityFormProps) {
  const { t } = useTranslation(['identity', 'errors', 'images'])
  const latest = latestBirthdate(Date.parse(serverTime))
  const { form, unplacedError, isSubmitting, errorOf, showError, clear, submit } = useAppForm<Form, Identity>(
    {
      schema: useMemo(() => identityForm(latest), [latest]),
      initial: blankIdentity,
      draft: { name: 'identity', fields },
      mode: 'onSubmit',
    },
  )
  const { errors, isSubmitted } = form.formState
  const isPassport = useWatch({ control: form.control, name: 'docType' }) === 'passport'
  const front = useImageUpload('kyc', terms.limits, 'identity.front')
  const back = useImageUpload('kyc', terms.limits, 'identity.back')
  const holding = useImageUpload('kyc', terms.limits, 'identity.holding')
  const signature = useImageUpload('signature', terms.limits, 'identity.signature')
  const submitting = useIdentification()
  const pictures = isPassport ? [front, holding, signature] : [front, back, holding, signature]
  const hasPictures = pictures.every(({ state }) => state.phase === 'ready')

  const handleSubmit = submit(async (identity) => {
    if (!hasPictures) return
    const idOf = ({ state }: typeof front) => (state.phase === 'ready' ? state.fileId : '')
    try {
      await submitting.mutateAsync({
        data: {
          ...identity,
          idFront: idOf(front),
          ...(isPassport ? {} : { idBack: idOf(back) }),
          handHeld: idOf(holding),
          signature: idOf(signature),
        },
      })
    } catch (error) {
      showError(error)
      return
    }
    clear()
    for (const picture of [front, back, holding, signature]) picture.clear()
    toast(t('errors:submittedForReview'))
  })
  const isIncomplete = isSubmitted && (Object.keys(errors).length > 0 || !hasPictures)

  return (
    <FormProvider {...form}>
      <form
        id="identity-form"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={handleSubmit}
      >
        {isSandbox ? <Note tone="warn">{t('sandbox')}</Note> : null}
        <PersonCard
          errorOf={errorOf}
          areaCodes={terms.areaCodes}
          countries={terms.countries}
          latestBirthdate={latest}
        />
        <DocumentCard front={front} back={back} holding={holding} isChecked={isSubmitted} />
        <Card title={t('images:signature.title')}>
          <SignatureField signature={signature} isMissing={isSubmitted} />
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
