/** How an instrument's prices are written. */
export interface PriceGrid {
  readonly tickSize: number
  /** Decimals that a price is shown with. */
  readonly decimals: number
}

/** Units of the last decimal in one tick. */
function unitsPerTick({ tickSize, decimals }: PriceGrid): number {
  return Math.max(1, Math.round(tickSize * 10 ** decimals))
}

/** A price in whole ticks, the nearest ones. */
export function ticksOf(grid: PriceGrid, price: number): number {
  return Math.round((price * 10 ** grid.decimals) / unitsPerTick(grid))
}

/** The price of so many ticks. */
export function priceOf(grid: PriceGrid, ticks: number): number {
  return (ticks * unitsPerTick(grid)) / 10 ** grid.decimals
}

/** The value of a tick as a decimal string. */
export function tickText(grid: PriceGrid): string {
  const digits = String(unitsPerTick(grid)).padStart(grid.decimals + 1, '0')
  return grid.decimals === 0 ? digits : `${digits.slice(0, -grid.decimals)}.${digits.slice(-grid.decimals)}`
}

/** Whether a price stands on the grid. */
export function isOnGrid(grid: PriceGrid, price: number): boolean {
  return price > 0 && priceOf(grid, ticksOf(grid, price)) === price
}

/**
 * A price as typed: digits with a point or comma, on the grid or not; undefined for anything else, for zero too.
 */
export function parsePrice(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(plain)) return undefined
  const price = Number(plain)
  return price > 0 ? price : undefined
}
