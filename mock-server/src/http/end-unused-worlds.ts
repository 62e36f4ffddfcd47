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
  const look = async (): Promise<void> => {
    for (const name of await worlds.endUnused())
      onNotice(`World "${name}" has ended: it was not used for too long.`)
  }
  // A database that does not answer is asked again a minute later.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
