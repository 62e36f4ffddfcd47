import { MAIN_WORLD } from '../../runtime/worlds.ts'
import { differenceOf, rowsOf, SIDE } from '../simulation/moment.ts'
import type { Stage } from './stage.ts'
import type { Deed } from './step.ts'

const sendControl = (stage: Stage, world: string, method: string, path: string, body?: unknown) =>
  stage.send(stage.to, (process, record) => process.control(record, { world, method, path, body }))

export const takeSnapshot = async (stage: Stage, name: string): Promise<void> => {
  const { answer } = await sendControl(stage, MAIN_WORLD, 'POST', 'snapshot', { name })
  if (answer?.status === 200) stage.snapshots.set(name, stage.kept)
  // Whether it was taken is not known otherwise.
  else stage.snapshots.delete(name)
}

/** Goes back to a snapshot, which has to be what was taken. */
export const goBack = async (stage: Stage, name: string): Promise<void> => {
  const { answer, record } = await sendControl(stage, MAIN_WORLD, 'POST', 'restore', { name })
  const known = stage.snapshots.get(name)
  if (!answer || answer.status === 503) {
    stage.kept = []
    stage.goingBack.add(record)
    return
  }
  const { label } = stage.processes[stage.to] as Stage['processes'][number]
  const snapshots = stage.promises.chainOf(label, MAIN_WORLD)?.toldState?.snapshots
  if (answer.status === 404) {
    if (known || snapshots?.has(name)) throw new Error(`snapshot "${name}" is gone`)
    return
  }
  if (answer.status !== 200) throw new Error(`snapshot "${name}": ${answer.status} ${answer.msg}`)
  if (!snapshots?.has(name))
    throw new Error(`went back to snapshot "${name}", which there is not: ${record.process}`)
  stage.tally.restored++
  stage.kept = known ?? []
  stage.at = stage.to
  const taken = snapshots.get(name)
  const found = taken && differenceOf(taken, rowsOf(stage.world.store.snapshot()))
  if (found) throw new Error(`back at snapshot "${name}", ${found}`)
}

/** Does something to the world beside `main`. */
export const changeSide = async (
  stage: Stage,
  { how, number }: Extract<Deed, { does: 'side' }>,
): Promise<void> => {
  const amount = `${number + 1}.11`
  const { answer } = await {
    fork: () => sendControl(stage, MAIN_WORLD, 'POST', 'worlds', { name: SIDE, world: MAIN_WORLD }),
    drop: () => sendControl(stage, MAIN_WORLD, 'DELETE', `worlds/${SIDE}`),
    fund: () =>
      sendControl(stage, SIDE, 'POST', 'fund', { userId: stage.users[0]?.id, mode: 'real', amount }),
    advance: () => sendControl(stage, SIDE, 'POST', 'clock/advance', { by: `PT${number + 1}M` }),
  }[how]()
  if (how !== 'fork' || answer?.status !== 200) return
  const { label } = stage.processes[stage.to] as Stage['processes'][number]
  const [main, side] = [MAIN_WORLD, SIDE].map((name) => stage.promises.chainOf(label, name))
  if (main?.end) throw new Error('a world was copied that another process had')
  // The copy also has changes of whose outcome no caller was told.
  if (main?.told !== main?.length) return
  const found = main?.toldState && side?.toldState && differenceOf(main.toldState.rows, side.toldState.rows)
  if (found) throw new Error(`the copy is not what the world was: ${found}`)
}
