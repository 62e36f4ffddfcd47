import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/** How an amount is set. */
export interface MoneyFormat {
  /** Shows the sign of a gain, too. */
  readonly sign?: boolean
  /** Leaves decimals out where they are all zero. */
  readonly short?: boolean
}

/**
 * A money amount as it travels (a decimal string), by the signs of the language, with at least two decimals. It is
 * never turned into a float, so no cent is lost. Text that is no amount is shown as it came.
 *
 * @example
 * formatMoney('1234.5') // '1,234.50', and '1.234,50' in German
 * formatMoney('-250.00', { sign: true }) // '−250.00'
 * formatMoney('500.00', { short: true }) // '500'
 */
export function formatMoney(amount: string, { sign = false, short = false }: MoneyFormat = {}): string {
  const isWhole = short && /^-?\d+(\.0*)?$/.test(amount)
  return formatDecimal(amount, { sign, ...(isWhole ? { decimals: 0 } : { leastDecimals: 2 }) })
}

/**
 * An amount of dollars with its currency, which no line end parts. Text that is no amount is shown as it came.
 *
 * @example
 * formatUsd('1234.5') // '1,234.50 USD', with a no-break space
 */
export function formatUsd(amount: string, options?: MoneyFormat): string {
  return /^-?\d/.test(amount) ? `${formatMoney(amount, options)}\u00a0USD` : amount
}

/**
 * A change in percent (`zdf`: −1.24 means −1.24%), sign always shown, two decimals.
 *
 * @example
 * formatPercent(1.84) // '+1.84%'
 */
export function formatPercent(percent: number): string {
  return formatDecimal(percent, { decimals: 2, sign: true, percent: true })
}

/**
 * A market price by the signs of the language, with a fixed number of decimals.
 *
 * @example
 * formatPrice(52100, 2) // '52,100.00', and '52.100,00' in German
 */
export function formatPrice(value: number, decimals: number): string {
  return formatDecimal(value, { decimals })
}

/**
 * A quantity as it travels (a decimal string), by the signs of the language, with the decimals that it has.
 *
 * @example
 * formatQuantity('100000') // '100,000', and '100.000' in German
 */
export function formatQuantity(quantity: string): string {
  return formatDecimal(quantity)
}

/**
 * A size in lots, with two decimals at least: beside them the unit has one form for every size.
 *
 * @example
 * formatLots('1') // '1.00', and '1,00' in German
 */
export function formatLots(lots: string): string {
  return formatDecimal(lots, { leastDecimals: 2 })
}

/**
 * A rate given as a fraction, as a percentage with two decimals unless told, and no sign of a rise. A decimal string
 * stays exact.
 *
 * @example
 * formatRate('0.0025') // '0.25%', and '0,25 %' in German
 */
export function formatRate(fraction: string | number, decimals = 2): string {
  return formatDecimal(fraction, { decimals, fraction: true })
}

/**
 * A yearly cost as it travels, in percent with one decimal.
 *
 * @example
 * formatApr('41.6') // '41.6%', and '41,6 %' in German
 */
export function formatApr(apr: string): string {
  return formatDecimal(apr, { decimals: 1, percent: true })
}

/**
 * A change with its sign always shown; zero has none.
 *
 * @example
 * formatSigned(-0.00286, 5) // '−0.00286'
 */
export function formatSigned(value: number, decimals: number): string {
  return formatDecimal(value, { decimals, sign: true })
}

/**
 * A figure for the middle of a translated sentence, kept left to right by invisible isolates where no element can
 * stand around it.
 */
export function isolateFigure(text: string): string {
  return `\u2066${text}\u2069`
}

/** A name for the middle of a translated sentence: it keeps its own direction and turns nothing around it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
