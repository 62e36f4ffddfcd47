import { type PriceGrid, priceAfter } from '#core/instruments/price-grid.ts'

/** The price of the instrument's grid that lies next to another; at least one step above zero. */
export function nearestPrice(grid: PriceGrid, price: number): number {
  return priceAfter(grid, 0, Math.max(1, Math.round(price / grid.tickSize)))
}

/**
 * The price after a number of steps of a view: a step is what one pixel of it stands for, and at least one step of the
 * instrument's grid.
 */
export function priceAfterSteps(
  grid: PriceGrid,
  price: number,
  { steps, perPixel }: { readonly steps: number; readonly perPixel: number },
): number {
  const ticks = Math.max(1, Math.round(perPixel / grid.tickSize))
  return nearestPrice(grid, priceAfter(grid, price, steps * ticks))
}
