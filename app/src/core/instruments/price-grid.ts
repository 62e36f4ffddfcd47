import { addDecimals, multiplyDecimals } from '@swx/sdk/money'

/** How an instrument's prices are written. */
export interface PriceGrid {
  readonly tickSize: number
  /** Decimals that a price is shown with. */
  readonly decimals: number
}

/** The price that lies so many ticks above another; below for a negative number. */
export function priceAfter({ tickSize }: PriceGrid, price: number, ticks: number): number {
  return Number(addDecimals(price, multiplyDecimals(tickSize, ticks)))
}
