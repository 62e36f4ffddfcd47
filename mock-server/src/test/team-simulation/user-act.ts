import { planOf, type UserAct } from '../properties/commands.ts'
import { expectLaws, look } from '../properties/laws.ts'
import { keep } from './kept-calls.ts'
import type { KeyedCall, Stage } from './stage.ts'
import { findOut } from './unknown-outcome.ts'

const COUNTED = {
  placePending: 'ordersPlaced',
  modifyPending: 'ordersChanged',
  cancelPending: 'ordersCancelled',
} as const

/** Carries out a user's command, and checks what follows from it alone. */
export const actAsUser = async (stage: Stage, one: UserAct, isRepeated: boolean): Promise<void> => {
  const { who, mode } = one
  await stage.enter(stage.holder())
  await stage.signIn(who)
  const plan = await stage.soundly(() => planOf(stage, one))
  if (!plan) return
  const before = look(stage, one)
  const now = stage.world.now()
  const call: KeyedCall = {
    who,
    path: plan.path,
    body: plan.body,
    options: { mode, ...(plan.keyed && { key: `key-${++stage.keys}` }) },
  }
  const { record, answer } = await stage.sendCall(stage.to, call)
  if (!answer || answer.status === 503) {
    if (plan.keyed && isRepeated) await findOut(stage, call, record)
    return
  }
  stage.at = stage.to
  // Where time has passed meanwhile, more than the command has happened.
  if (stage.world.now() === now) expectLaws(stage, before, one, answer)
  const counted = COUNTED[one.act as keyof typeof COUNTED]
  if (counted && /^(200|2000.)$/.test(answer.code)) stage.tally[counted]++
  if (answer.status === 200 && plan.keyed) keep(stage, call, answer.body)
}
