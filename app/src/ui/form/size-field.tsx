import { decimalsOf } from '@swx/sdk/money'
import { AmountField, type AmountFieldProps } from './amount-field.tsx'

export interface SizeFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps'> {
  /** What it may be; each button adds or takes a step. Decimal strings. */
  range: { readonly min: string; readonly max: string; readonly step: string }
}

/** A size in lots or pieces, with a button for a step less and a step more. */
export function SizeField({ range, ...rest }: SizeFieldProps) {
  return <AmountField {...rest} scale={decimalsOf(range.step)} steps={range} />
}
