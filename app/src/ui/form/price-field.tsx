import { AmountField, type AmountFieldProps } from './amount-field.tsx'

export interface PriceFieldProps extends Omit<AmountFieldProps, 'currency' | 'scale' | 'steps' | 'unit'> {
  /** Decimals of the instrument's prices. */
  decimals: number
}

/** A price of an instrument, in dollars. */
export function PriceField({ decimals, ...rest }: PriceFieldProps) {
  return <AmountField {...rest} {...priceKind(decimals)} />
}

/** What a price of an instrument is read by. */
export const priceKind = (decimals: number) => ({ scale: decimals, currency: 'USD' })
