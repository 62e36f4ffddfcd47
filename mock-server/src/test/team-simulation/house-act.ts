import { WorldUnavailableError } from '../../runtime/world-persistence.ts'
import { MAIN_WORLD } from '../../runtime/worlds.ts'
import { carryOut, type HouseAct } from '../properties/commands.ts'
import type { Stage } from './stage.ts'

/** Acts that move the clock of the world where it is, without a call. */
const MOVE_THE_CLOCK: readonly HouseAct['act'][] = ['seconds', 'hours', 'days']

/** Moves the clock, which is then promised like the answer to a call. */
const moveClock = async (stage: Stage, act: HouseAct): Promise<void> => {
  const { world } = stage
  await stage.send(stage.at, async (_, record) => {
    stage.promises.met(record, MAIN_WORLD)
    try {
      await carryOut(stage, act)
      await world.store.kept()
      return { status: 200, msg: '' }
    } catch (cause) {
      if (!(cause instanceof WorldUnavailableError)) throw cause
      return { status: 503, msg: cause.message }
    }
  })
}

/** Lets the operator, the market or the clock act; the operator's calls go to any process. */
export const actAsHouse = async (stage: Stage, act: HouseAct): Promise<void> => {
  await stage.enter(stage.holder())
  if (MOVE_THE_CLOCK.includes(act.act)) await moveClock(stage, act)
  else await carryOut(stage, act)
}
