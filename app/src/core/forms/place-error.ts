import { isSwxError } from '@swx/sdk'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ErrorKey, type ErrorMessage, errorMessageOf } from '#core/errors/error-message.ts'
import type { AmountIssue } from './amount-rule.ts'
import { useLateFocus } from './use-late-focus.ts'

/** Where a failure is shown: beside one field, or above the button when it belongs to none. */
export interface PlacedError<Form extends FieldValues> {
  readonly field?: Path<Form>
  /** The text, where the field needs another one than the error's own. */
  readonly key?: ErrorKey
}

/** Which field of a form each error belongs to. */
export type FieldByError<Form extends FieldValues> = Readonly<Partial<Record<ErrorKey, PlacedError<Form>>>>

/**
 * Says beside which field a failed call is shown, and with which text.
 *
 * @param names of the fields: one that the server does not accept (HTTP 400) is named in its answer
 */
function placeError<Form extends FieldValues>(
  error: unknown,
  places: FieldByError<Form>,
  names: readonly Path<Form>[],
): PlacedError<Form> & Pick<ErrorMessage, 'key' | 'params'> {
  const { key, params } = errorMessageOf(error)
  const place = places[key]
  if (place) return { ...place, key: place.key ?? key, params }
  const refused = isSwxError(error) ? error.errors?.map(({ field }) => field) : undefined
  const field = names.find((name) => refused?.includes(name))
  return field === undefined ? { key, params } : { field, key: 'fieldNotAccepted', params }
}

/** The words of a typed amount that were asked for nothing better. What is unread the field says itself. */
const amountKeys: Readonly<Record<Exclude<AmountIssue, 'unread'>, ErrorKey>> = {
  missing: 'enterAmount',
  zero: 'enterCorrectAmount',
  tooSmall: 'purchaseAmountWrong',
  tooLarge: 'purchaseAmountWrong',
  offStep: 'purchaseAmountWrong',
  beyondFunds: 'insufficientBalance',
  borrowed: 'insufficientBalance',
}

/** The text of a broken rule: amounts name theirs by an issue, other rules by the key itself. */
export const ruleKey = (message: string): ErrorKey =>
  message in amountKeys ? amountKeys[message as keyof typeof amountKeys] : (message as ErrorKey)

/** The type of an error that a form was answered with: it goes when its field changes or the form is sent again. */
export const answered = 'answered'

/**
 * Shows what the server answered where it belongs: beside its field, or above the button when it belongs to none.
 *
 * @param places which field each error belongs to
 */
export function useServerErrors<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  places: FieldByError<Form>,
) {
  const { t } = useTranslation('errors')
  const focusOn = useLateFocus(form)
  const [failure, setFailure] = useState<
    Pick<ErrorMessage, 'key' | 'params'> & { readonly error?: unknown }
  >()
  const [paramsOf, setParamsOf] = useState<Readonly<Record<string, ErrorMessage['params']>>>({})

  return {
    /**
     * Shows a failed call.
     *
     * @returns whether it belongs to a field
     */
    showError(error: unknown): boolean {
      const { field, key, params } = placeError(error, places, Object.keys(form.getValues()) as Path<Form>[])
      if (field === undefined) {
        setFailure({ key, params, error })
        return false
      }
      setParamsOf((before) => ({ ...before, [field]: params }))
      form.setError(field, { type: answered, message: key })
      focusOn(field)
      return true
    },
    /** Gives a field the focus, once what is wrong with it is shown. */
    focusOn,
    /** Sets or removes the text above the button. */
    setFormError: (key: ErrorKey | undefined) => setFailure(key && { key, params: {} }),
    /** The text above the button: what belongs to no field. */
    formError: failure && t(failure.key as 'unknown', failure.params),
    /** The error itself, for an `ErrorNotice` with the steps it calls for. */
    unplacedError: failure?.error,
    /** The words of an error beside a field. */
    wordsOf: (field: string, key: ErrorKey): string => t(key as 'unknown', paramsOf[field] ?? {}),
  }
}
