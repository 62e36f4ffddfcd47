import { isOperation } from '../../contract/contract.ts'
import type { FaultEffect, FaultMatch, SetFault } from '../../faults/fault-rule.ts'
import type { ControlCall } from './control-call.ts'
import { Fields } from './fields.ts'
import { invalid, notFound } from './refusal.ts'

const MOST_FAULTS = 1_000
const LONGEST_MS = 600_000

const whole = (fields: Fields, name: string, least: number, most: number): number | undefined => {
  if (!fields.has(name)) return undefined
  const value = fields.number(name)
  if (!Number.isInteger(value) || value < least || value > most)
    throw invalid(`"${name}" has to be a whole number from ${least} to ${most}; it was ${value}.`)
  return value
}

const flag = (fields: Fields, name: string): boolean => fields.has(name) && fields.flag(name)

const matchOf = (fields: Fields): FaultMatch => {
  const op = fields.text('op')
  if (op !== 'marketMessage' && !isOperation(op))
    throw invalid(`"op" has to be an operationId of the contract or "marketMessage"; it was "${op}".`)
  const probability = fields.has('probability') ? fields.number('probability') : undefined
  if (probability !== undefined && !(probability > 0 && probability <= 1))
    throw invalid('"probability" has to be above 0 and at most 1.')
  const user = fields.has('user') ? fields.text('user') : undefined
  return { op, user, nth: whole(fields, 'nth', 1, 1_000_000), probability }
}

const lognormalOf = (fields: Fields): FaultEffect['lognormal'] => {
  const medianMs = whole(fields, 'medianMs', 1, LONGEST_MS)
  const sigma = fields.number('sigma')
  if (medianMs === undefined || !(sigma >= 0 && sigma <= 5))
    throw invalid('"lognormal" has "medianMs" from 1 and "sigma" from 0 to 5.')
  return { medianMs, sigma }
}

const ENDS = ['reset', 'malformed', 'truncated'] as const

const effectOf = (fields: Fields): FaultEffect => {
  const ends = ENDS.filter((end) => flag(fields, end))
  if (ends.length > 1) throw invalid(`Give one of ${ENDS.join(', ')}.`)
  const code = fields.has('code') ? fields.text('code') : undefined
  if (code !== undefined && !/^\d{3,5}$/.test(code)) throw invalid('"code" has 3 to 5 digits.')
  const effect: FaultEffect = {
    delayMs: whole(fields, 'delayMs', 0, LONGEST_MS),
    lognormal: fields.has('lognormal') ? lognormalOf(new Fields(fields.any('lognormal'))) : undefined,
    status: whole(fields, 'status', 400, 599),
    code,
    end: ends[0],
    dropAfterCommit: flag(fields, 'dropAfterCommit') || undefined,
    socketDrop: flag(fields, 'socketDrop') || undefined,
    feed: fields.has('feed') ? fields.choice('feed', ['duplicate', 'reorder', 'lose'] as const) : undefined,
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
        match: matchOf(new Fields(fields.any('match'))),
        effect: effectOf(new Fields(fields.any('effect'))),
        times: whole(fields, 'times', 1, 1_000_000),
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
