import { differenceOf, rowsOf, SIDE } from './moment.ts'
import { isRefusedByDisk } from './refused-by-disk.ts'
import type { Stage } from './stage.ts'
import type { Step } from './step.ts'

/** Takes a snapshot of `main`. */
export const takeSnapshot = async (stage: Stage, name: string): Promise<void> => {
  const status = await stage.control('snapshot', { name })
  // Whether it was taken is not known of a process that ended meanwhile.
  if (stage.disk.isEnded) stage.snapshots.delete(name)
  else if (status === 200)
    stage.snapshots.set(name, {
      rows: rowsOf(stage.world.store.snapshot()),
      kept: stage.kept,
      written: stage.written.length,
    })
}

/** Goes back to a snapshot, which has to be what was taken. */
export const goBack = async (stage: Stage, name: string): Promise<void> => {
  const known = stage.snapshots.get(name)
  const status = await stage.control('restore', { name })
  if (stage.disk.isEnded) {
    stage.kept = []
    return
  }
  if (known && status === 404) throw new Error(`snapshot "${name}" is gone`)
  if (status !== 200) return
  stage.tally.restored++
  // They are there again by a transaction that can be lost like any other.
  stage.kept = (known?.kept ?? []).map((call) => ({ ...call, written: stage.written.length }))
  const found = known && differenceOf(known.rows, rowsOf(stage.world.store.snapshot()))
  if (found) throw new Error(`back at snapshot "${name}", ${found}`)
}

/** Does something to the world beside `main`. */
export const changeSide = async (
  stage: Stage,
  { how, number }: Extract<Step, { does: 'side' }>,
): Promise<void> => {
  const { life, users } = stage
  const call = (name: string, method: string, path: string, body?: unknown) => {
    const world = life.worlds.get(name)
    return world && life.control(world, method, path, body)
  }
  const failures = stage.disk.failures
  const reply = await {
    fork: () => call('main', 'POST', 'worlds', { name: SIDE, world: 'main' }),
    drop: () => call('main', 'DELETE', `worlds/${SIDE}`),
    fund: () =>
      call(SIDE, 'POST', 'fund', { userId: users[0]?.id, mode: 'real', amount: `${number + 1}.11` }),
    advance: () => call(SIDE, 'POST', 'clock/advance', { by: `PT${number + 1}M` }),
  }[how]()
  if (reply) isRefusedByDisk(stage, reply.status, failures)
}
