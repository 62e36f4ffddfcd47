import { useSubmitIdentityCheck } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useImageUpload } from '#core/pictures/use-image-upload.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { IdentityTerms } from '../api/use-identity.ts'
import {
  blankIdentity,
  type Identity,
  type IdentityForm,
  identityForm,
  latestBirthdate,
} from '../model/identity-schema.ts'
import { type IdentityProgress, type Pictures, sidesOf } from '../model/step-order.ts'

/** What filling in an identity check needs. */
export interface IdentityCheckProps {
  terms: IdentityTerms
  /** The server's clock decides who is of age. */
  serverTime: string
}

const fields = Object.keys(blankIdentity) as (keyof IdentityForm)[]

/**
 * An identity check that is filled in: its form, its pictures, and the call that submits both. It is the same on one
 * page and in steps; a draft that was begun in one goes on in the other.
 *
 * @param layout on one page a document is suggested, and nothing is looked at before all of it is sent
 */
export function useIdentityCheck({ terms, serverTime }: IdentityCheckProps, layout: 'page' | 'steps') {
  const { t } = useTranslation('errors')
  const latest = latestBirthdate(Date.parse(serverTime))
  const schema = useMemo(() => identityForm(latest), [latest])
  const app = useAppForm<IdentityForm, Identity>({
    schema,
    initial: layout === 'page' ? { ...blankIdentity, docType: 'idCard' } : blankIdentity,
    draft: { name: 'identity', fields },
    mode: layout === 'page' ? 'onSubmit' : 'onTouched',
  })
  const values = useWatch({ control: app.form.control }) as IdentityForm
  const pictures: Pictures = {
    front: useImageUpload('kyc', terms.limits, 'identity.front'),
    back: useImageUpload('kyc', terms.limits, 'identity.back'),
    holding: useImageUpload('kyc', terms.limits, 'identity.holding'),
    signature: useImageUpload('signature', terms.limits, 'identity.signature'),
  }
  const sides = sidesOf(values.docType)
  const needed = [...sides, 'signature'] as const
  const hasPictures = needed.every((name) => pictures[name].state.phase === 'ready')
  const submitting = useSubmitIdentityCheck()

  const wrongFields = useMemo(
    () => new Set(schema.safeParse(values).error?.issues.map(({ path }) => String(path[0]))),
    [schema, values],
  )
  const progress: IdentityProgress = { wrongFields, sides, pictures }
  const clear = () => {
    app.clear()
    for (const picture of Object.values(pictures)) picture.clear()
  }
  return {
    ...app,
    values,
    pictures,
    hasPictures,
    progress,
    latest,
    /** Forgets all that was filled in, the pictures with it. */
    clear,
    /** For `onSubmit`: submits what is complete, and hands on to what comes after it. */
    handleSubmit: (onDone?: () => void) =>
      app.submit(async (identity) => {
        if (!hasPictures) return
        const idOf = (name: keyof Pictures) => {
          const { state } = pictures[name]
          return state.phase === 'ready' ? state.fileId : ''
        }
        try {
          await submitting.mutateAsync({
            data: {
              ...identity,
              idFront: idOf('front'),
              ...(sides.includes('back') ? { idBack: idOf('back') } : {}),
              handHeld: idOf('holding'),
              signature: idOf('signature'),
            },
          })
        } catch (error) {
          app.showError(error)
          return
        }
        clear()
        toast(t('submittedForReview'))
        onDone?.()
      }),
  }
}

/** An identity check that is filled in. */
export type IdentityCheck = ReturnType<typeof useIdentityCheck>
