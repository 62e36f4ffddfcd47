import { nextNumber } from '../core/numbers.ts'
import { ticksOfPrice } from '../domain/price-grid.ts'
import type { InsideWorld } from './inside-world.ts'

/**
 * Puts prices over the market of a test world, as its control plane does: the first from now on, the others one step
 * after the other; the last one stays.
 *
 * @param stepMs time between two prices, in ms.
 */
export const setPrice = (
  world: InsideWorld,
  code: string,
  prices: number | readonly number[],
  stepMs = 1_000,
): void => {
  const instrument = world.market.find(code)
  if (!instrument) throw new Error(`No instrument has the code ${code}.`)
  const ticks = [prices].flat().map((price) => ticksOfPrice(instrument, price) as number)
  const at = world.now()
  world.store.transaction((tables) =>
    tables.overrides.insert({
      seq: nextNumber(tables, 'override'),
      overlay: { kind: 'price', code, at, ticks, stepMs, after: 'hold' },
    }),
  )
}

/** Halts trading in a test world, or resumes it. */
export const halt = (world: InsideWorld, code: string, kind: 'halt' | 'resume' = 'halt'): void => {
  const at = world.now()
  world.store.transaction((tables) =>
    tables.overrides.insert({ seq: nextNumber(tables, 'override'), overlay: { kind, code, at } }),
  )
}
