import { planOf, type UserAct } from '../properties/commands.ts'
import { expectLaws, look } from '../properties/laws.ts'
import { hasChanged } from '../properties/state-change.ts'
import { keep, sendAgain } from './kept-calls.ts'
import { isRefusedByDisk } from './refused-by-disk.ts'
import type { KeptCall, Stage } from './stage.ts'

/** Carries out a user's command, and checks what follows from it alone. */
export const actAsUser = async (stage: Stage, one: UserAct): Promise<void> => {
  const { who, mode } = one
  const { disk } = stage
  stage.signIn(who)
  const plan = await disk.soundly(() => planOf(stage, one))
  if (!plan) return
  const { path, body } = plan
  const before = disk.soundly(() => look(stage, one))
  const options = { mode, key: plan.keyed ? `key-${++stage.keys}` : undefined }
  const failures = disk.failures
  let answer = await stage.call(who, path, body, options as never)
  if (isRefusedByDisk(stage, answer.status, failures)) {
    if (disk.isEnded) return
    if (hasChanged(stage.world, before.state)) throw new Error(`${path} was not kept, and changed something`)
    if (one.fault === 'none' || !plan.keyed) return
    // The user tries again under the same key when the disk is well.
    disk.trouble({})
    answer = await stage.call(who, path, body, options as never)
    if (disk.isEnded) return
  }
  disk.soundly(() => expectLaws(stage, before, one, answer))
  if (answer.status !== 200 || !plan.keyed) return
  keep(stage, { who, path, body, options: options as KeptCall['options'], answer: answer.body })
  if (one.fault !== 'none') await sendAgain(stage, stage.kept.at(-1) as KeptCall)
}
