import { isSwxError } from '@swx/sdk'
import type { FieldValues, Path } from 'react-hook-form'
import { type ErrorKey, type ErrorMessage, errorMessageOf } from '#core/errors/error-message.ts'

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
export function placeError<Form extends FieldValues>(
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
