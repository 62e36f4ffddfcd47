import { useIdentification } from '@swx/sdk/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '../../../config/env.ts'
import { ErrorNotice } from '../../../core/errors/error-notice.tsx'
import { SignatureField } from '../../../core/image-upload/signature-field.tsx'
import { useImageUpload } from '../../../core/image-upload/use-image-upload.ts'
import { useDraft } from '../../../core/session/use-draft.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { useIdentityTerms } from '../api/use-identity-terms.ts'
import {
  type DocumentType,
  type IdentityForm as Form,
  identityErrorsOf,
  identityFields,
} from '../model/identity-form.ts'
import { DocumentCard } from './document-card.tsx'
import { PersonCard } from './person-card.tsx'

/** Props of {@link IdentityForm}. */
export interface IdentityFormProps {
  terms: NonNullable<ReturnType<typeof useIdentityTerms>['data']>
  /** The server's clock decides who is of age. */
  serverTime: string
}

const blank: Form = {
  firstName: '',
  lastName: '',
  sex: '',
  birthdate: '',
  country: '',
  address: '',
  areaCode: '',
  phone: '',
}

/** Personal details, the document with its pictures, and the signature. */
export function IdentityForm({ terms, serverTime }: IdentityFormProps) {
  const { t } = useTranslation(['identity', 'errors', 'images'])
  const [form, setForm] = useDraft('identity', blank)
  const [docType, setDocType] = useDraft<DocumentType>('identity.docType', 'idCard')
  const [isChecked, setIsChecked] = useState(false)
  const front = useImageUpload('kyc', terms.limits, 'identity.front')
  const back = useImageUpload('kyc', terms.limits, 'identity.back')
  const holding = useImageUpload('kyc', terms.limits, 'identity.holding')
  const signature = useImageUpload('signature', terms.limits, 'identity.signature')
  const submitting = useIdentification({
    mutation: {
      onSuccess: () => {
        setForm(blank)
        setIsChecked(false)
        for (const picture of [front, back, holding, signature]) picture.clear()
        toast(t('errors:submittedForReview'))
      },
    },
  })
  const errors = identityErrorsOf(form, Date.parse(serverTime))

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting.isPending) return
    setIsChecked(true)
    const [wrong] = Object.keys(errors)
    if (wrong) {
      const control = event.currentTarget.elements.namedItem(wrong)
      // A group of choices answers as a list.
      const first = control instanceof RadioNodeList ? control[0] : control
      if (first instanceof HTMLElement) first.focus()
      return
    }
    const fields = identityFields(form)
    const pictures = docType === 'passport' ? [front, holding, signature] : [front, back, holding, signature]
    if (!fields || pictures.some(({ state }) => state.phase !== 'ready')) return
    const idOf = ({ state }: typeof front) => (state.phase === 'ready' ? state.fileId : '')
    submitting.mutate({
      data: {
        ...fields,
        docType,
        idFront: idOf(front),
        ...(docType === 'passport' ? {} : { idBack: idOf(back) }),
        handHeld: idOf(holding),
        signature: idOf(signature),
      },
    })
  }
  const isIncomplete =
    isChecked &&
    (Object.keys(errors).length > 0 ||
      [front, holding, signature].some(({ state }) => state.phase !== 'ready') ||
      (docType !== 'passport' && back.state.phase !== 'ready'))

  return (
    <form
      id="identity-form"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={handleSubmit}
    >
      {isSandbox ? <Note tone="warn">{t('sandbox')}</Note> : null}
      <PersonCard
        form={form}
        onForm={(change) => setForm({ ...form, ...change })}
        areaCodes={terms.areaCodes}
        countries={terms.countries}
        errors={isChecked ? errors : {}}
        serverTime={serverTime}
      />
      <DocumentCard
        docType={docType}
        onDocType={setDocType}
        front={front}
        back={back}
        holding={holding}
        isChecked={isChecked}
      />
      <Card title={t('images:signature.title')}>
        <SignatureField signature={signature} isMissing={isChecked} />
      </Card>
      {isIncomplete ? (
        <Note tone="danger" role="alert">
          {t('errors:completeAllInformation')}
        </Note>
      ) : null}
      {submitting.error ? <ErrorNotice error={submitting.error} /> : null}
      <Button type="submit" variant="primary" size="lg" busy={submitting.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
