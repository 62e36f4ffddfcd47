import type { ControlBody } from '@swx/mock-server/control'
import type { Stage } from '../../support/stage.ts'
import type { CallFaultKind, FeedFaultKind, PlannedFault } from './fault-kinds.ts'

const callEffects: Readonly<Record<CallFaultKind, ControlBody<'addFault'>['effect']>> = {
  delay: { delayMs: 1_500 },
  error: { status: 503 },
  reset: { reset: true },
  truncated: { truncated: true },
  malformed: { malformed: true },
  lostAnswer: { dropAfterCommit: true },
  signedOut: { status: 401 },
}

const feedEffects: Readonly<Record<FeedFaultKind, ControlBody<'addFault'>['effect']>> = {
  socketDrop: { socketDrop: true },
  reorder: { feed: 'reorder' },
  lose: { feed: 'lose' },
  duplicate: { feed: 'duplicate' },
}

const isCallFault = (fault: PlannedFault): fault is Extract<PlannedFault, { op: string }> => 'op' in fault

const isFeedFault = (fault: PlannedFault): fault is { kind: FeedFaultKind } => fault.kind in feedEffects

/** Sets the faults of a plan that the mock server brings about. */
export async function setServerFaults(stage: Stage, plan: readonly PlannedFault[]): Promise<void> {
  const set = (body: ControlBody<'addFault'>) => stage.control('addFault', { body })
  for (const { kind, op, nth } of plan.filter(isCallFault))
    await set({ match: { op, nth }, effect: callEffects[kind] })
  for (const { kind } of plan.filter(isFeedFault)) {
    const often = kind === 'socketDrop' ? { times: 1 } : { times: 20 }
    await set({ match: { op: 'marketMessage', probability: 0.2 }, effect: feedEffects[kind], ...often })
  }
}

/** The faults of a plan that the mock server has not brought about; takes them away. */
export async function takeServerFaults(
  stage: Stage,
  plan: readonly PlannedFault[],
): Promise<readonly PlannedFault[]> {
  const { rules } = await stage.control('listFaults')
  await stage.control('clearFaults')
  return plan.filter(
    (fault) =>
      isCallFault(fault) && rules.some(({ match }) => match.op === fault.op && match.nth === fault.nth),
  )
}
