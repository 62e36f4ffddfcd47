/**
 * A quantity as it travels (a decimal string), with thousands commas and no more decimals than it has.
 *
 * @example
 * formatQuantity('100000') // '100,000'
 */
export function formatQuantity(quantity: string): string {
  const [whole = '', decimals] = quantity.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
