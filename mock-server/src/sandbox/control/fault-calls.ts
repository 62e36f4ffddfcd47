import { isOperation } from '../../contract/contract.ts'
import type { FaultEffect, FaultMatch, SetFault } from '../../faults/fault-rule.ts'
import type { ControlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'
import type { Fields } from './fields.ts'

const MOST_FAULTS = 1_000
const matchOf = (fields: Fields): FaultMatch => {
  const op = fields.text('op')
  if (op !== 'marketMessage' && !isOperation(op))
    throw invalid(`"op" has to be an operationId of the contract or "marketMessage"; it was "${op}".`)
  return { op, user: fields.get('user'), nth: fields.get('nth'), probability: fields.get('probability') }
}

const ENDS = ['reset', 'malformed', 'truncated'] as const

const effectOf = (fields: Fields): FaultEffect => {
  const ends = ENDS.filter((end) => fields.get(end, false))
  if (ends.length > 1) throw invalid(`Give one of ${ENDS.join(', ')}.`)
  const effect: FaultEffect = {
    delayMs: fields.get('delayMs'),
    lognormal: fields.get('lognormal'),
    status: fields.get('status'),
    code: fields.get('code'),
    end: ends[0],
    dropAfterCommit: fields.get('dropAfterCommit', false) || undefined,
    socketDrop: fields.get('socketDrop', false) || undefined,
    feed: fields.get('feed'),
  }
  if (Object.values(effect).every((value) => value === undefined))
    throw invalid('"effect" names nothing that goes wrong.')
  if (effect.dropAfterCommit && (effect.end ?? effect.status ?? effect.code) !== undefined)
    throw invalid('"dropAfterCommit" carries the command out, so no other answer goes with it.')
  return effect
}

const show = ({ id, on, match, effect, times }: SetFault) => {
  const { end, ...rest } = effect
  return {
    id,
    on,
    match,
    effect: end === undefined ? rest : { ...rest, [end]: true },
    ...(times ? { times } : {}),
  }
}

/** The number of a fault in a path; a text that is none is the number of no fault. */
const idOf = (path: Readonly<Record<string, string>>): number => Number(path.id)

const noFault = (path: Readonly<Record<string, string>>) =>
  notFound(`There is no fault ${path.id} (any more): see GET /__sandbox/faults.`)

const turning = (action: 'on' | 'off'): ControlCall => ({
  method: 'POST',
  path: `faults/{id}/${action}`,
  run: ({ world, path }) => {
    const on = action === 'on'
    if (!world.faults.turn(idOf(path), on)) throw noFault(path)
    return { id: idOf(path), on }
  },
})

/** What is to go wrong. */
export const faultCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'faults',
    run: ({ world }) => ({ faults: world.faults.size, rules: world.faults.list().map(show) }),
  },
  {
    method: 'POST',
    path: 'faults',
    run: ({ world, fields }) => {
      if (world.faults.size >= MOST_FAULTS)
        throw invalid(`There are ${MOST_FAULTS} faults already; clear them first.`)
      const id = world.faults.add({
        match: matchOf(fields.within('match')),
        effect: effectOf(fields.within('effect')),
        times: fields.get('times'),
      })
      return { faults: world.faults.size, id }
    },
  },
  turning('on'),
  turning('off'),
  {
    method: 'DELETE',
    path: 'faults/{id}',
    run: ({ world, path }) => {
      if (!world.faults.remove(idOf(path))) throw noFault(path)
      return { faults: world.faults.size }
    },
  },
  {
    method: 'DELETE',
    path: 'faults',
    run: ({ world }) => {
      world.faults.clear()
      return { faults: 0 }
    },
  },
]
