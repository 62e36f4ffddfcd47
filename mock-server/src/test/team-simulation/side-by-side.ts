import { planOf, type UserAct } from '../properties/commands.ts'
import { keep } from './kept-calls.ts'
import type { KeyedCall, Stage } from './stage.ts'
import { findOut } from './unknown-outcome.ts'

/** Sends calls of users at once to several processes, the first of them twice. */
export const sideBySide = async (
  stage: Stage,
  acts: readonly UserAct[],
  at: readonly number[],
): Promise<void> => {
  await stage.enter(stage.holder())
  const calls: KeyedCall[] = []
  for (const one of acts) {
    await stage.signIn(one.who)
    const plan = await stage.soundly(() => planOf(stage, one))
    if (!plan) continue
    const key = plan.keyed ? { key: `key-${++stage.keys}` } : {}
    calls.push({ who: one.who, path: plan.path, body: plan.body, options: { mode: one.mode, ...key } })
  }
  const [first] = calls
  if (!first) return
  const isTwice = first.options.key !== undefined
  if (isTwice) calls.push(first)
  const places = calls.map((_, index) => stage.running(at[index] ?? 0))
  stage.tally.sideBySide += calls.length
  if (new Set(places).size > 1) stage.tally.sentToTwo += calls.length
  const all = await stage.shared(() =>
    Promise.all(calls.map((call, index) => stage.sendCall(places[index] as number, call))),
  )
  const [one, duplicate] = [all[0], isTwice ? all.at(-1) : undefined]
  if (one?.answer?.status === 200 && duplicate?.answer?.status === 200) {
    if (one.answer.replayed === duplicate.answer.replayed || one.answer.body !== duplicate.answer.body)
      throw new Error(`LI-06 ${first.path} sent twice at once under one key was carried out twice`)
  }
  for (const [index, { answer }] of all.entries()) {
    const call = calls[index] as KeyedCall
    if (answer?.status === 200 && call.options.key && !answer.replayed) keep(stage, call, answer.body)
  }
  for (const [index, { record, answer }] of all.entries()) {
    const call = calls[index] as KeyedCall
    if (call === first || !call.options.key || (answer && answer.status !== 503)) continue
    await findOut(stage, call, record)
  }
}
