import { WorldUnavailableError } from '../../runtime/world-persistence.ts'
import { MAIN_WORLD } from '../../runtime/worlds.ts'
import { BrokenPromise } from '../simulation/broken-promise.ts'
import { carryOut } from './carry-out.ts'
import { check } from './check.ts'
import type { SimulatedDatabase } from './database.ts'
import { setStage } from './set-stage.ts'
import type { Plant, Stage, StageSettings } from './stage.ts'
import type { Step } from './step.ts'
import type { Tally } from './tally.ts'

/** Longer than the lease of a process. */
const LEASE_OVER_MS = 6_000

/** Waits for calls that a process was asked while it stood still. */
const awaitLate = async (stage: Stage): Promise<void> => {
  const late = stage.late.filter(({ process }) => process.link.state !== 'standing')
  stage.late = stage.late.filter((one) => !late.includes(one))
  for (const call of late) {
    const outcome = await stage.until(Promise.race([call.over, call.process.link.interrupted]))
    if (outcome === undefined) stage.tally.late++
    else if (outcome === 'standing') stage.late.push(call)
  }
}

/** Has processes go on that have stood still for long enough. */
const wake = async (stage: Stage): Promise<void> => {
  const { standing, processes } = stage
  for (const [at, steps] of [...standing]) {
    standing.set(at, steps - 1)
    if (steps > 0) continue
    standing.delete(at)
    processes[at]?.link.goOn()
    await stage.until(stage.time.pass(0))
    await awaitLate(stage)
  }
  for (const [at, { link }] of processes.entries())
    if (link.state === 'standing' && !standing.has(at)) standing.set(at, stage.standsFor)
}

const takeStep = async (stage: Stage, { deed, afterMs, at }: Step): Promise<void> => {
  await stage.until(stage.time.pass(afterMs))
  await stage.until(stage.startMissing())
  stage.to = at === undefined ? stage.holder() : stage.running(at % stage.processes.length)
  try {
    await stage.until(carryOut(stage, deed))
  } catch (cause) {
    if (!(cause instanceof WorldUnavailableError) || !stage.isExcused) throw cause
  }
  await stage.until(stage.startMissing())
  await wake(stage)
  await stage.until(stage.startMissing())
  await check(stage)
}

const ORDERS = { FILLED: 'ordersFilled', EXPIRED: 'ordersExpired', REJECTED: 'ordersRejected' } as const

/** Ends all processes; another one finds what was promised. */
const endStory = async (stage: Stage): Promise<string> => {
  stage.network.isSound = true
  for (const at of stage.processes.keys()) stage.end(at)
  await stage.time.pass(LEASE_OVER_MS)
  await stage.until(stage.startMissing())
  await stage.until(stage.enter(0))
  await check(stage)
  for (const { status } of stage.world.store.read.waitingOrders.list()) {
    const counted = ORDERS[status as keyof typeof ORDERS]
    if (counted) stage.tally[counted]++
  }
  return stage.processes[0]?.worlds.get(MAIN_WORLD)?.hash() ?? ''
}

const spoil = (stage: Stage, plant: Plant): void => {
  const world = stage.processes[stage.holder()]?.worlds.get(MAIN_WORLD)
  if (world) plant.spoil?.(world)
}

/**
 * Plays the commands of a story from the beginning, and checks every promise after each.
 *
 * @returns the hash of the state it ends in.
 * @throws BrokenPromise for the first command after which one does not hold.
 */
export const playStory = async (
  database: SimulatedDatabase,
  settings: StageSettings,
  steps: readonly Step[],
  tally: Tally,
  plant: Plant = {},
): Promise<string> => {
  let index = 0
  let stage: Stage | undefined
  tally.worlds++
  try {
    stage = await setStage(database, settings, tally, plant)
    for (const step of steps) {
      await takeStep(stage, step)
      spoil(stage, plant)
      tally.commands++
      index++
    }
    return await endStory(stage)
  } catch (cause) {
    throw new BrokenPromise(index, cause)
  } finally {
    for (const at of stage?.processes.keys() ?? []) stage?.end(at)
  }
}
