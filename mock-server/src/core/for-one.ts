import type { FailedEvent } from './failures.ts'
import type { ProductWorld } from './world.ts'

/**
 * Does what is due for one user or record: where it fails, it stops there, and what is due for others goes on.
 *
 * @returns whether it was done
 */
export const forOne = (
  { store, failures }: Pick<ProductWorld, 'store' | 'failures'>,
  event: Omit<FailedEvent, 'reason'>,
  work: () => void,
): boolean => {
  try {
    store.savepoint(work)
    return true
  } catch (cause) {
    failures.add({ ...event, reason: (cause as Error).message })
    return false
  }
}
