import { type ErrorKey, type ErrorMessage, errorMessageOf } from '../../../core/errors/error-message.ts'

/** Where a failure is shown: beside one field, or above the button when it belongs to none. */
export interface PlacedError<Form> {
  readonly field?: Extract<keyof Form, string>
  /** The text, where the field needs another one than the error's own. */
  readonly key?: ErrorKey
}

/** Which field of a form each error belongs to. */
export type FieldByError<Form> = Readonly<Partial<Record<ErrorKey, PlacedError<Form>>>>

/** Says beside which field a failed call is shown, and with which text. */
export function placeError<Form>(
  error: unknown,
  places: FieldByError<Form>,
): PlacedError<Form> & Pick<ErrorMessage, 'key' | 'params'> {
  const { key, params } = errorMessageOf(error)
  const place = places[key]
  return { ...place, key: place?.key ?? key, params }
}
