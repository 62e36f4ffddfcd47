import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ErrorMessage } from '../../../core/errors/error-message.ts'
import { readDraft, writeDraft } from '../../../core/session/drafts.ts'
import { type FieldByError, placeError } from '../model/field-by-error.ts'

/** What a form page needs to know. */
export interface AuthFormOptions<Form extends FieldValues> {
  schema: Parameters<typeof standardSchemaResolver<Form, unknown, Form>>[0]
  initial: Form
  /** What the address fills in, over any draft. */
  given?: Partial<Form>
  /** Name of its draft, and the fields that are kept when the page is left: never a password or a code. */
  draft: { readonly name: string; readonly fields: readonly (keyof Form & string)[] }
  places: FieldByError<Form>
  /** Sends the form; a rejection is shown beside its field or above the button. */
  send: (form: Form) => Promise<unknown>
}

/**
 * A form that keeps what the user typed, shows each error where it belongs, focuses the first one, and sends
 * only once at a time.
 */
export function useAuthForm<Form extends FieldValues>({
  schema,
  initial,
  given,
  draft,
  places,
  send,
}: AuthFormOptions<Form>) {
  const { t } = useTranslation('errors')
  const [failure, setFailure] = useState<Pick<ErrorMessage, 'key' | 'params'>>()
  const form = useForm<Form, unknown, Form>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { ...initial, ...readDraft<Partial<Form>>(draft.name), ...given } as DefaultValues<Form>,
    mode: 'onTouched',
  })
  const { isSubmitting, errors } = form.formState

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept of a form does not change
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          writeDraft(draft.name, Object.fromEntries(draft.fields.map((field) => [field, values[field]]))),
      }),
    [form],
  )

  /** Shows a failed call where it belongs. */
  const showError = (error: unknown) => {
    const { field, key, params } = placeError(error, places)
    if (field === undefined) setFailure({ key, params })
    else
      form.setError(field as unknown as Path<Form>, { type: 'server', message: key }, { shouldFocus: true })
  }

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined)
      await send(values).then(() => writeDraft(draft.name, undefined), showError)
    },
    (invalid) => {
      const blank = Object.keys(invalid).filter((name) => form.getValues(name as Path<Form>) === '')
      setFailure(blank.length > 1 ? { key: 'completeAllInformation', params: {} } : undefined)
    },
  )

  return {
    form,
    isSubmitting,
    showError,
    /** The error that belongs to no field. */
    formError: failure && t(failure.key as 'unknown', failure.params),
    /** The words of a field's error. */
    errorOf(field: Path<Form>): string | undefined {
      const message = errors[field]?.message
      return typeof message === 'string' && message ? t(message as 'unknown') : undefined
    },
    handleSubmit(event: { preventDefault(): void }) {
      event.preventDefault()
      if (!isSubmitting) void submit()
    },
  }
}
