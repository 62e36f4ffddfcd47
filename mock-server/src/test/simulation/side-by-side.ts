import { planOf, type UserAct } from '../properties/commands.ts'
import { keep } from './kept-calls.ts'
import { isRefusedByDisk } from './refused-by-disk.ts'
import type { KeptCall, Stage } from './stage.ts'

/** Operations that wait for a password to be hashed, for a time that no seed decides: one at a time. */
const WAITING = ['user/withdrawal', 'payment/password/verify']

/** Sends calls of users at once, the first of them twice. */
export const sideBySide = async (stage: Stage, acts: readonly UserAct[]): Promise<void> => {
  const calls: (Omit<KeptCall, 'answer' | 'written' | 'at'> & { readonly keyed: boolean })[] = []
  for (const one of acts) {
    stage.signIn(one.who)
    const plan = await stage.disk.soundly(() => planOf(stage, one))
    if (!plan || (WAITING.includes(plan.path) && calls.some(({ path }) => WAITING.includes(path)))) continue
    const options = { mode: one.mode, ...(plan.keyed ? { key: `key-${++stage.keys}` } : {}) }
    calls.push({ ...plan, who: one.who, keyed: plan.keyed ?? false, options: options as KeptCall['options'] })
  }
  const [first] = calls
  if (!first) return
  if (first.keyed) calls.push(first)
  const failures = stage.disk.failures
  stage.tally.sideBySide += calls.length
  const answers = await Promise.all(
    calls.map(({ who, path, body, options }) => stage.call(who, path, body, options)),
  )
  if (stage.disk.isEnded) return
  for (const [index, answer] of answers.entries()) {
    if (isRefusedByDisk(stage, answer.status, failures)) continue
    const { keyed, ...call } = calls[index] as (typeof calls)[number]
    if (keyed && answer.status === 200 && !answer.replayed) keep(stage, { ...call, answer: answer.body })
  }
  const [one, duplicate] = [answers[0], answers.at(-1)]
  if (!first.keyed || one?.status !== 200 || duplicate?.status !== 200) return
  if (one.replayed === duplicate.replayed || one.body !== duplicate.body)
    throw new Error(`LI-06 ${first.path} sent twice at once under one key was carried out twice`)
}
