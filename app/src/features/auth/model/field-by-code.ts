import { type ErrorKey, type Refusal, refusalOf } from '../../../core/refusal/refusal.ts'

/** Where a failure is shown: beside one field, or above the button when it belongs to none. */
export interface PlacedRefusal<Form> {
  readonly field?: Extract<keyof Form, string>
  /** The text, where the field needs another one than the code's own. */
  readonly key?: ErrorKey
}

/** Which field of a form each refusal code belongs to. */
export type FieldByCode<Form> = Readonly<Record<string, PlacedRefusal<Form>>>

/** Says beside which field a failed call is shown, and with which text. */
export function placeRefusal<Form>(
  error: unknown,
  places: FieldByCode<Form>,
): PlacedRefusal<Form> & Pick<Refusal, 'key' | 'params'> {
  const { key, code, params } = refusalOf(error)
  const place = code === undefined ? undefined : places[code]
  return { ...place, key: place?.key ?? key, params }
}
