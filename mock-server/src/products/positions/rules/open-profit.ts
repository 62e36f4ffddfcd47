import { decimalsOf, notionalOf } from '@swx/sdk/money'
import { priceText } from '../../../domain/price-grid.ts'
import type { ClosableOrder } from './order.ts'

/** Decimals of an amount in dollars and cents. */
const CENTS = 2

/** A quotient rounded half to even. */
const halfEven = (amount: bigint, divisor: bigint): bigint => {
  const [size, sign] = amount < 0n ? [-amount, -1n] : [amount, 1n]
  const whole = size / divisor
  const twice = (size % divisor) * 2n
  const isUp = twice > divisor || (twice === divisor && whole % 2n === 1n)
  return sign * (isUp ? whole + 1n : whole)
}

/** A decimal as a whole number of units of 10^-decimals; it has no more decimals than that. */
const unitsOf = (text: string, decimals: number): bigint =>
  BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsOf(text))

/**
 * The profit that `closeResult` gives at any price, in cents. Curves ask for it at thousands of moments of thousands of
 * positions, so the texts of a position are read once: what one tick is worth, and what its parts came to.
 */
export const openProfit = (order: ClosableOrder): ((ticks: number) => bigint) => {
  const tick = notionalOf(order, priceText(order, 1))
  const realised = order.realised?.profit ?? '0'
  const decimals = Math.max(CENTS, decimalsOf(tick), decimalsOf(realised))
  const perTick = unitsOf(tick, decimals) * (order.direction === 'LONG' ? 1n : -1n)
  const before = unitsOf(realised, decimals)
  const cent = 10n ** BigInt(decimals - CENTS)
  const posted = halfEven(before, cent)
  const most = -order.margin
  return (ticks) => {
    const profit = halfEven(before + perTick * BigInt(ticks - order.openPrice), cent) - posted
    return profit < most ? most : profit
  }
}
