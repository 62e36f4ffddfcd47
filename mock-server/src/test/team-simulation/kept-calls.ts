import type { KeptCall, KeyedCall, Stage } from './stage.ts'

const KEPT_MS = 23 * 3_600_000
const MOST_KEPT = 40

/** Whether a process that stands still may yet take the world back to a snapshot, which has no answer of meanwhile. */
export const mayGoBack = ({ late, goingBack }: Stage): boolean =>
  late.some(({ record }) => goingBack.has(record))

/** Remembers a call that was answered, and the answer, where that is promised to stay. */
export const keep = (stage: Stage, { who, path, body, options }: KeyedCall, answer: string): void => {
  if (mayGoBack(stage)) return
  const at = stage.time.now()
  stage.kept = [...stage.kept.slice(1 - MOST_KEPT), { who, path, body, options, answer, at }]
}

/** Whether a user is let in, so that a key is looked at. */
export const isLetIn = ({ world, users }: Stage, who: number): boolean =>
  world.store.read.users.get(users[who]?.id ?? '')?.status !== 'FROZEN'

/** Sends a call again under its key to any process: it is answered as before. */
const sendAgain = async (stage: Stage, call: KeptCall): Promise<void> => {
  await stage.enter(stage.holder())
  await stage.signIn(call.who)
  if (!isLetIn(stage, call.who)) return
  const { answer } = await stage.sendCall(stage.to, call)
  if (!answer || answer.status === 503) return
  stage.tally.replays++
  if (!answer.replayed || answer.body !== call.answer)
    throw new Error(
      `LI-06 ${call.path} sent again under its key answered ${answer.body}, and had answered ${call.answer}`,
    )
}

/** Sends one of the calls again that were answered in the last day. */
export const sendOneAgain = async (stage: Stage, which: number): Promise<void> => {
  const known = stage.kept.filter(({ at }) => stage.time.now() - at < KEPT_MS)
  const one = known[which % Math.max(1, known.length)]
  if (one) await sendAgain(stage, one)
}
