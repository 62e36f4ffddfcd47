import type { UserAct } from '../properties/commands.ts'
import { carryOut as carryOutHouse, planOf } from '../properties/commands.ts'
import { expectLaws, look } from '../properties/laws.ts'
import { hasChanged, markState } from '../properties/state-change.ts'
import { differenceOf, rowsOf, SIDE } from './moment.ts'
import type { KeptCall, Stage } from './stage.ts'
import type { Step } from './step.ts'

const KEPT_MS = 23 * 3_600_000
/** Operations that wait for a password to be hashed, for a time that no seed decides: one at a time. */
const WAITING = ['user/withdrawal', 'payment/password/verify']

/** A call that failed may say so only where the disk failed, and then nothing has happened. */
const isRefusedByDisk = (stage: Stage, status: number, failuresBefore: number): boolean => {
  if (stage.disk.isEnded) return true
  if (status < 500) return false
  if (stage.disk.failures === failuresBefore) throw new Error(`HTTP ${status}, and the disk has not failed`)
  stage.tally.refusedByTheDisk++
  return true
}

const keep = (stage: Stage, call: Omit<KeptCall, 'written' | 'at'>): void => {
  stage.kept = [...stage.kept.slice(-39), { ...call, written: stage.written.length, at: stage.realNow }]
}

const isFrozen = ({ world, users }: Stage, who: number): boolean =>
  world.store.read.users.get(users[who]?.id ?? '')?.status === 'FROZEN'

/** Sends a call again under its key: it is answered as before, and nothing happens. */
const sendAgain = async (stage: Stage, { who, path, body, options, answer }: KeptCall): Promise<void> => {
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

const act = async (stage: Stage, one: UserAct): Promise<void> => {
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

const sideBySide = async (stage: Stage, acts: readonly UserAct[]): Promise<void> => {
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
  const [one, twin] = [answers[0], answers.at(-1)]
  if (!first.keyed || one?.status !== 200 || twin?.status !== 200) return
  if (one.replayed === twin.replayed || one.body !== twin.body)
    throw new Error(`LI-06 ${first.path} sent twice at once under one key was carried out twice`)
}

const snapshot = async (stage: Stage, name: string): Promise<void> => {
  const status = await stage.control('snapshot', { name })
  // Whether it was taken is not known of a process that ended meanwhile.
  if (stage.disk.isEnded) stage.snapshots.delete(name)
  else if (status === 200)
    stage.snapshots.set(name, {
      rows: rowsOf(stage.world.store.snapshot()),
      kept: stage.kept,
      written: stage.written.length,
    })
}

const goBack = async (stage: Stage, name: string): Promise<void> => {
  const known = stage.snapshots.get(name)
  const status = await stage.control('restore', { name })
  if (stage.disk.isEnded) {
    stage.kept = []
    return
  }
  if (known && status === 404) throw new Error(`snapshot "${name}" is gone`)
  if (status !== 200) return
  stage.tally.restored++
  stage.kept = known?.kept ?? []
  const found = known && differenceOf(known.rows, rowsOf(stage.world.store.snapshot()))
  if (found) throw new Error(`back at snapshot "${name}", ${found}`)
}

const side = async (stage: Stage, { how, number }: Extract<Step, { does: 'side' }>): Promise<void> => {
  const { life, users } = stage
  const call = (name: string, method: string, path: string, body?: unknown) => {
    const world = life.worlds.get(name)
    return world && life.control(world, method, path, body)
  }
  const failures = stage.disk.failures
  const reply = await {
    fork: () => call('main', 'POST', 'worlds', { name: SIDE, world: 'main' }),
    drop: () => call('main', 'DELETE', `worlds/${SIDE}`),
    fund: () =>
      call(SIDE, 'POST', 'fund', { userId: users[0]?.id, mode: 'real', amount: `${number + 1}.11` }),
    advance: () => call(SIDE, 'POST', 'clock/advance', { by: `PT${number + 1}M` }),
  }[how]()
  if (reply) isRefusedByDisk(stage, reply.status, failures)
}

/** Carries out a command of a story. */
export const carryOut = async (stage: Stage, step: Step): Promise<void> => {
  switch (step.does) {
    case 'act':
      return step.act.by === 'user' ? act(stage, step.act) : carryOutHouse(stage, step.act)
    case 'sideBySide':
      return sideBySide(stage, step.acts)
    case 'again': {
      const known = stage.kept.filter(({ at }) => stage.realNow - at < KEPT_MS)
      const one = known[step.which % Math.max(1, known.length)]
      return one && sendAgain(stage, one)
    }
    case 'signUp': {
      const email = `new${step.number}@example.com`
      await stage.life.call('POST', 'login/sendCode', { email, scene: 'register' }, { token: '' })
      const who = { userName: `new_user_${step.number}`, email, code: '123456', password: 'Secret-Word-9' }
      await stage.life.call('POST', 'login/register', who, { token: '' })
      return
    }
    case 'signIn': {
      const who = { userName: `new_user_${step.number}`, password: 'Secret-Word-9' }
      await stage.life.call('POST', 'login/login', who, { token: '' })
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
      return snapshot(stage, step.name)
    case 'goBack':
      return goBack(stage, step.name)
    case 'side':
      return side(stage, step)
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
