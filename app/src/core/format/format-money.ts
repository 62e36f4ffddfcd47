import { trueMinus } from './true-minus.ts'

/**
 * A money amount as it travels (a decimal string), with thousands commas and at least two decimals. It is never
 * turned into a float, so no cent is lost. Text that is no amount is shown as it came.
 *
 * @example
 * formatMoney('1234.5') // '1,234.50'
 * formatMoney('-250.00', { sign: true }) // '−250.00'
 */
export function formatMoney(amount: string, { sign = false }: { sign?: boolean } = {}): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (parts === null) return amount
  const [, minus = '', whole = '', decimals = ''] = parts
  const text = `${minus}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`
  return sign && !minus && /[1-9]/.test(text) ? `+${text}` : trueMinus(text)
}
