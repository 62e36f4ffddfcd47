import type { Answer } from '../customer.ts'
import { isLetIn, keep, mayGoBack } from './kept-calls.ts'
import type { CallRecord } from './promises.ts'
import type { KeyedCall, Stage } from './stage.ts'

const MOST_ATTEMPTS = 4

/**
 * Sends a call again whose outcome is not known, to any process and while nothing goes wrong: the answer tells whether
 * it was carried out, and it is not carried out twice.
 */
export const findOut = async (stage: Stage, call: KeyedCall, record: CallRecord): Promise<void> =>
  stage.soundly(async () => {
    await stage.startMissing()
    await stage.enter(stage.running(stage.to))
    await stage.signIn(call.who)
    if (!isLetIn(stage, call.who)) return
    const records = [record]
    let [wasDone, answer] = [false, undefined as Answer | undefined]
    // A call that meets the move of the world is sent once more, and one whose process has just come to stand still, too.
    for (let attempt = 1; attempt <= MOST_ATTEMPTS && (!answer || answer.status === 503); attempt++) {
      await stage.startMissing()
      const to = stage.running(stage.to)
      await stage.enter(to)
      wasDone = records.some(stage.promises.isDone)
      const sent = await stage.shared(() => stage.sendCall(to, call))
      records.push(sent.record)
      answer = sent.answer
    }
    if (!answer || answer.status === 503)
      throw new Error(`${call.path} sent again answered "${answer?.msg}", and nothing was wrong`)
    if (answer.status === 409 || mayGoBack(stage)) return
    stage.tally[wasDone ? 'foundDone' : 'foundNotDone']++
    if (answer.replayed !== wasDone)
      throw new Error(
        `LI-06 ${call.path} was ${wasDone ? 'done' : 'not done'}, and sent again under its key it is ${answer.replayed ? 'replayed' : 'carried out'}`,
      )
    if (answer.status === 200) keep(stage, call, answer.body)
  })
