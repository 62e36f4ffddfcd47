import { setImmediate as nextTurn } from 'node:timers/promises'
import type { World } from '../world/world.ts'

/**
 * Draws the recent prices of every instrument, one a turn, so that the first list a person asks for is as quick as
 * the second. Requests are answered in between.
 */
export const warmUp = async ({ market, clock }: World): Promise<void> => {
  for (const { code } of market.list()) {
    market.hundred(code, clock.now())
    await nextTurn()
  }
}
