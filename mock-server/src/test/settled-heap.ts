import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Megabytes of the heap that are still in use. */
export const settledHeap = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}
