import type { Worlds } from '../runtime/worlds.ts'

const LOOK_EVERY_MS = 60_000

/**
 * Ends worlds that are not used any more, and says so.
 *
 * @returns how to stop looking.
 */
export const endUnusedWorlds = (
  worlds: Worlds,
  onNotice: (line: string) => void = () => {},
): (() => void) => {
  const timer = setInterval(() => {
    for (const name of worlds.endUnused())
      onNotice(`World "${name}" has ended: it was not used for too long.`)
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
