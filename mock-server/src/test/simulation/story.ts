import { KeepError } from '../../runtime/world-persistence.ts'
import { expectBooks } from '../properties/laws.ts'
import { BrokenPromise } from './broken-promise.ts'
import { carryOut } from './carry-out.ts'
import { ProcessEnded } from './disk-error.ts'
import { differenceOf, isAt, type Moment, rowsOf, takeMoment } from './moment.ts'
import { createSimulatedDisk, type DiskPlant } from './simulated-disk.ts'
import { type Stage, type StageSettings, setStage } from './stage.ts'
import type { Step } from './step.ts'
import type { Tally } from './tally.ts'

/** A mistake that is made on purpose, to see that it is found. */
export interface Plant extends DiskPlant {
  /** Changes a stage after each command, behind the mock server's back. */
  readonly spoil?: (stage: Stage) => void
}

/** Fails where anything is not as it has to be after a command. */
const check = (stage: Stage, hasFailed: boolean): void => {
  const { disk, world, written, tally } = stage
  const now = world.now()
  if (!isAt(world, written.at(-1) as Moment)) throw new Error('memory has what was not written to the disk')
  // What was checked in this very state does not have to be checked again.
  if (!stage.checked || stage.checked.now !== now || !isAt(world, stage.checked.moment)) {
    tally.checks++
    expectBooks(stage)
    stage.checked = { moment: takeMoment(stage.life.worlds) as Moment, now }
  }
  // A world that was forked or dropped is not in the moment at which that was written.
  written[written.length - 1] = takeMoment(stage.life.worlds) as Moment
  if (!hasFailed) return
  const found = differenceOf(rowsOf(world.store.snapshot()), disk.rowsOf('main'))
  if (found) throw new Error(`on the disk, ${found}`)
}

const isFromDisk = (cause: unknown): boolean =>
  cause instanceof KeepError || cause instanceof ProcessEnded || (cause as { code?: string }).code === 'EIO'

const takeStep = async (stage: Stage, step: Step): Promise<void> => {
  const { disk } = stage
  const before = disk.failures
  try {
    await carryOut(stage, step)
  } catch (cause) {
    // The clock is moved by the simulation itself, which is then told what a caller would be.
    if (!disk.isEnded && !(disk.failures > before && isFromDisk(cause))) throw cause
  }
  if (disk.isEnded) await stage.startAgain(step.does === 'side')
  disk.soundly(() => check(stage, disk.failures > before))
}

/**
 * Plays the commands of a story from the beginning, and checks every promise after each.
 *
 * @returns the hash of the state it ends in.
 * @throws BrokenPromise for the first command after which one does not hold.
 */
export const playStory = async (
  dir: string,
  settings: StageSettings,
  steps: readonly Step[],
  tally: Tally,
  plant: Plant = {},
): Promise<string> => {
  const disk = createSimulatedDisk(dir, settings, tally, plant)
  let index = 0
  tally.worlds++
  try {
    const stage = await setStage(disk, settings, tally)
    for (const step of steps) {
      await takeStep(stage, step)
      disk.soundly(() => plant.spoil?.(stage))
      tally.commands++
      index++
    }
    return stage.world.hash()
  } catch (cause) {
    throw new BrokenPromise(index, cause)
  } finally {
    disk.remove()
  }
}
