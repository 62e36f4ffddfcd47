import { carryOut as carryOutHouse } from '../properties/commands.ts'
import { sendOneAgain } from './kept-calls.ts'
import { changeSide, goBack, takeSnapshot } from './other-worlds.ts'
import { sideBySide } from './side-by-side.ts'
import type { Stage } from './stage.ts'
import type { Step } from './step.ts'
import { actAsUser } from './user-act.ts'
import { signInCall, signUpCalls } from './visitor-calls.ts'

/** Carries out a command of a story. */
export const carryOut = async (stage: Stage, step: Step): Promise<void> => {
  switch (step.does) {
    case 'act':
      return step.act.by === 'user' ? actAsUser(stage, step.act) : carryOutHouse(stage, step.act)
    case 'sideBySide':
      return sideBySide(stage, step.acts)
    case 'again':
      return sendOneAgain(stage, step.which)
    case 'signUp': {
      for (const call of signUpCalls(step.number)) await stage.life.call(call)
      return
    }
    case 'signIn': {
      await stage.life.call(signInCall(step.number))
      return
    }
    case 'disk':
      return stage.disk.trouble(step.trouble)
    case 'end':
      stage.realNow += step.awayMs
      return stage.endAndStart(step.how, step.lost, step.share, step.withMarks)
    case 'endWithin':
      return stage.disk.endAt(step.calls, step.last, step.share)
    case 'snapshot':
      return takeSnapshot(stage, step.name)
    case 'goBack':
      return goBack(stage, step.name)
    case 'side':
      return changeSide(stage, step)
    case 'realTime':
      stage.realNow += step.ms
      return
    case 'runClock':
      await stage.control('clock/auto', { ratio: step.ratio })
      return
    case 'freezeClock':
      await stage.control('clock/freeze', {})
      return
  }
}
