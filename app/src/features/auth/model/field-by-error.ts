import { type ErrorKey, type Refusal, refusalOf } from '../../../core/refusal/refusal.ts'

/** Where a failure is shown: beside one field, or above the button when it belongs to none. */
export interface PlacedRefusal<Form> {
  readonly field?: Extract<keyof Form, string>
  /** The text, where the field needs another one than the error's own. */
  readonly key?: ErrorKey
}

/** Which field of a form each error belongs to. */
export type FieldByError<Form> = Readonly<Partial<Record<ErrorKey, PlacedRefusal<Form>>>>

/** Says beside which field a failed call is shown, and with which text. */
export function placeRefusal<Form>(
  error: unknown,
  places: FieldByError<Form>,
): PlacedRefusal<Form> & Pick<Refusal, 'key' | 'params'> {
  const { key, params } = refusalOf(error)
  const place = places[key]
  return { ...place, key: place?.key ?? key, params }
}
