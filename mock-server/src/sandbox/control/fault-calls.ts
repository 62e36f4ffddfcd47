import { isOperation } from '../../contract/contract.ts'
import type { ControlBody } from '../../contract/control-operation.ts'
import type { FaultEffect, FaultMatch, SetFault } from '../../faults/fault-rule.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'

const MOST_FAULTS = 1_000

const expectOperation = (op: string): void => {
  if (op !== 'marketMessage' && !isOperation(op))
    throw invalid(`"op" has to be an operationId of the contract or "marketMessage"; it was "${op}".`)
}

const ENDS = ['reset', 'malformed', 'truncated'] as const

const effectOf = (given: ControlBody<'addFault'>['effect']): FaultEffect => {
  const ends = ENDS.filter((end) => given[end] === true)
  if (ends.length > 1) throw invalid(`Give one of ${ENDS.join(', ')}.`)
  const effect: FaultEffect = {
    delayMs: given.delayMs,
    lognormal: given.lognormal,
    status: given.status,
    code: given.code,
    end: ends[0],
    dropAfterCommit: given.dropAfterCommit || undefined,
    socketDrop: given.socketDrop || undefined,
    feed: given.feed,
  }
  if (Object.values(effect).every((value) => value === undefined))
    throw invalid('"effect" names nothing that goes wrong.')
  if (effect.dropAfterCommit && (effect.end ?? effect.status ?? effect.code) !== undefined)
    throw invalid('"dropAfterCommit" carries the command out, so no other answer goes with it.')
  return effect
}

/** What can go wrong with a message of the market socket is not what can go wrong with the answer to a call. */
const expectFitting = ({ op, user }: FaultMatch, effect: FaultEffect): void => {
  if (op !== 'marketMessage') {
    if (effect.feed !== undefined)
      throw invalid('"feed" is for messages of the market socket: "op" has to be "marketMessage".')
    return
  }
  if (user !== undefined)
    throw invalid(
      '"user" cannot be given for "marketMessage": A market socket has no user, and its messages go to everyone.',
    )
  if ((effect.status ?? effect.code ?? effect.end ?? effect.dropAfterCommit) !== undefined)
    throw invalid(
      'A message of the market socket has no answer: for "marketMessage", "effect" can have delayMs, lognormal, socketDrop and feed.',
    )
}

const show = ({ id, on, match, effect, times }: SetFault) => {
  const { end, ...rest } = effect
  return {
    id,
    on,
    match: { ...match },
    effect: end === undefined ? { ...rest } : { ...rest, [end]: true },
    ...(times ? { times } : {}),
  }
}

const noFault = (id: number) => notFound(`There is no fault ${id} (any more): see GET /__sandbox/faults.`)

/** What is to go wrong. */
export const faultCalls: readonly ControlCall[] = [
  controlCall('listFaults', ({ world }) => ({
    faults: world.faults.size,
    rules: world.faults.list().map(show),
  })),
  controlCall('addFault', ({ world, body }) => {
    if (world.faults.size >= MOST_FAULTS)
      throw invalid(`There are ${MOST_FAULTS} faults already; clear them first.`)
    expectOperation(body.match.op)
    const effect = effectOf(body.effect)
    expectFitting(body.match, effect)
    const id = world.faults.add({ match: body.match, effect, times: body.times })
    return { faults: world.faults.size, id }
  }),
  controlCall('switchFault', ({ world, path: { id, action } }) => {
    const on = action === 'on'
    if (!world.faults.turn(id, on)) throw noFault(id)
    return { id, on }
  }),
  controlCall('removeFault', ({ world, path: { id } }) => {
    if (!world.faults.remove(id)) throw noFault(id)
    return { faults: world.faults.size }
  }),
  controlCall('clearFaults', ({ world }) => {
    world.faults.clear()
    return { faults: 0 }
  }),
]
