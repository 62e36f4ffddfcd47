import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Kilobytes of this process's heap that are still in use once all that can be let go of is gone. */
export async function heapInUse(): Promise<number> {
  // Finalizers run between the turns of the event loop, and what they free takes a further collection.
  for (let round = 0; round < 4; round += 1) {
    collect()
    await nextTurn()
  }
  return process.memoryUsage().heapUsed / 1_000
}
