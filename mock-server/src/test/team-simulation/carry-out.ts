import { signInCall, signUpCalls } from '../simulation/visitor-calls.ts'
import { actAsHouse } from './house-act.ts'
import { sendOneAgain } from './kept-calls.ts'
import { changeSide, goBack, takeSnapshot } from './other-worlds.ts'
import { sideBySide } from './side-by-side.ts'
import type { Stage } from './stage.ts'
import type { Deed } from './step.ts'
import { actAsUser } from './user-act.ts'

const endProcess = async (stage: Stage, how: 'stop' | 'kill'): Promise<void> => {
  const { tally, to, processes } = stage
  const process = processes[to]
  if (how === 'kill') tally.kills++
  else if (process) {
    tally.stops++
    await stage.soundly(() => {
      const stopped = process.stop()
      stopped.catch(() => undefined)
      // A statement that was under way may have it stand still before it has stopped: then it is killed.
      return Promise.race([stopped, process.link.interrupted])
    })
  }
  stage.end(to)
}

const stand = ({ processes, to, standing }: Stage, steps: number): void => {
  // One process goes on, so that there is one to ask.
  if (processes.filter(({ link }) => link.state === 'running').length < 2) return
  processes[to]?.link.stand()
  standing.set(to, steps)
}

/** Carries out a command of a story by the process that the stage has for it. */
export const carryOut = async (stage: Stage, deed: Deed): Promise<void> => {
  switch (deed.does) {
    case 'act':
      return deed.act.by === 'user'
        ? actAsUser(stage, deed.act, deed.isRepeated)
        : actAsHouse(stage, deed.act)
    case 'sideBySide':
      return sideBySide(stage, deed.acts, deed.at)
    case 'again':
      return sendOneAgain(stage, deed.which)
    case 'signUp':
      for (const call of signUpCalls(deed.number)) await stage.sendVisit(stage.to, call)
      return
    case 'signIn':
      await stage.sendVisit(stage.to, signInCall(deed.number))
      return
    case 'trouble':
      stage.standsFor = deed.steps
      return stage.processes[stage.to]?.link.arm(deed.trouble)
    case 'end':
      return endProcess(stage, deed.how)
    case 'stand':
      return stand(stage, deed.steps)
    case 'snapshot':
      return takeSnapshot(stage, deed.name)
    case 'goBack':
      return goBack(stage, deed.name)
    case 'side':
      return changeSide(stage, deed)
    case 'realTime':
      // No process has renewed its lease meanwhile, as on a machine that was asleep.
      stage.network.noteTrouble(deed.ms)
      return stage.time.pass(deed.ms)
    case 'runClock':
      await stage.control('clock/auto', { ratio: deed.ratio })
      return
    case 'freezeClock':
      await stage.control('clock/freeze', {})
      return
  }
}
