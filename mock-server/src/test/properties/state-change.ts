import type { World } from '../../runtime/world.ts'
import { canonicalJson } from '../../store/canonical-json.ts'
import type { Snapshot } from '../../store/store.ts'

/** What a world's hash is taken of, at one moment; costs next to nothing where the hash reads every row. */
export interface StateMark {
  readonly rows: Snapshot
  readonly clock: string
}

const clockOf = (world: World): string =>
  world.clock.frozen ? `frozen ${world.clock.now()}` : `running ${world.clock.ratio}`

/** Marks the present state, after all that is due. */
export const markState = (world: World): StateMark => {
  world.settle()
  return { rows: world.store.snapshot(), clock: clockOf(world) }
}

/** Whether the hash of a world is another than at a mark. */
export const hasChanged = (world: World, { rows, clock }: StateMark): boolean => {
  if (clockOf(world) !== clock) return true
  for (const { before, after, secret } of world.store.differences(rows, world.store.snapshot())) {
    if (!before || !after || canonicalJson(before, secret) !== canonicalJson(after, secret)) return true
  }
  return false
}
