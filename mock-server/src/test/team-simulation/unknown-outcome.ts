import { isLetIn, keep } from './kept-calls.ts'
import type { CallRecord } from './promises.ts'
import type { KeyedCall, Stage } from './stage.ts'

/**
 * Sends a call again whose outcome is not known, to any process and while nothing goes wrong: the answer tells whether
 * it was carried out, and it is not carried out twice.
 */
export const findOut = async (stage: Stage, call: KeyedCall, record: CallRecord): Promise<void> =>
  stage.soundly(async () => {
    await stage.startMissing()
    const to = stage.running(stage.to)
    await stage.enter(to)
    await stage.signIn(call.who)
    if (!isLetIn(stage, call.who)) return
    const wasDone = stage.promises.isDone(record)
    const { answer } = await stage.sendCall(to, call)
    if (!answer || answer.status === 503)
      throw new Error(`${call.path} sent again answered "${answer?.msg}", and nothing was wrong`)
    if (answer.status === 409) return
    stage.tally[wasDone ? 'foundDone' : 'foundNotDone']++
    if (answer.replayed !== wasDone)
      throw new Error(
        `LI-06 ${call.path} was ${wasDone ? 'done' : 'not done'}, and sent again under its key it is ${answer.replayed ? 'replayed' : 'carried out'}`,
      )
    if (answer.status === 200) keep(stage, call, answer.body)
  })
