import { hasChanged, markState } from '../properties/state-change.ts'
import { isRefusedByDisk } from './refused-by-disk.ts'
import type { KeptCall, Stage } from './stage.ts'

const KEPT_MS = 23 * 3_600_000
const MOST_KEPT = 40

/** Remembers a call that was answered, and the answer. */
export const keep = (stage: Stage, call: Omit<KeptCall, 'written' | 'at'>): void => {
  stage.kept = [
    ...stage.kept.slice(1 - MOST_KEPT),
    { ...call, written: stage.written.length, at: stage.realNow },
  ]
}

const isFrozen = ({ world, users }: Stage, who: number): boolean =>
  world.store.read.users.get(users[who]?.id ?? '')?.status === 'FROZEN'

/** Sends a call again under its key: it is answered as before, and nothing happens. */
export const sendAgain = async (
  stage: Stage,
  { who, path, body, options, answer }: KeptCall,
): Promise<void> => {
  stage.signIn(who)
  if (isFrozen(stage, who)) return
  const before = stage.disk.soundly(() => markState(stage.world))
  const failures = stage.disk.failures
  const again = await stage.call(who, path, body, options)
  if (isRefusedByDisk(stage, again.status, failures)) return
  stage.tally.replays++
  if (!again.replayed || again.body !== answer)
    throw new Error(
      `LI-06 ${path} sent again under its key answered ${again.body}, and had answered ${answer}`,
    )
  if (hasChanged(stage.world, before))
    throw new Error(`LI-06 ${path} sent again under its key changed something`)
}

/** Sends one of the calls again that were answered in the last day. */
export const sendOneAgain = async (stage: Stage, which: number): Promise<void> => {
  const known = stage.kept.filter(({ at }) => stage.realNow - at < KEPT_MS)
  const one = known[which % Math.max(1, known.length)]
  if (one) await sendAgain(stage, one)
}
