import { AmountField, type AmountFieldProps } from './amount-field.tsx'

export interface MoneyFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps'> {
  /** Code of its currency, which follows the figure. */
  currency: string
  /** The most decimals it can have. @default 2 */
  scale?: number | undefined
}

/** An amount of money. */
export function MoneyField({ currency, scale = 2, unit = currency, ...rest }: MoneyFieldProps) {
  return <AmountField {...rest} currency={currency} scale={scale} unit={unit} />
}
