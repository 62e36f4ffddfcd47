import { mixPair } from '../market/hash.ts'
import type { FaultEffect, FaultMatch, FaultRule, SetFault } from './fault-rule.ts'

/** What is to go wrong in a world. No part of its state. */
export interface FaultPlan {
  /** How many faults are set; 0 costs a call nothing. */
  readonly size: number
  /** The faults that are set, in order. */
  list(): readonly SetFault[]
  /** Sets a fault; answers its number. */
  add(rule: FaultRule): number
  /** Switches a fault off, or on again; answers whether there is one of this number. */
  turn(id: number, on: boolean): boolean
  /** Takes a fault away; answers whether there was one of this number. */
  remove(id: number): boolean
  clear(): void
  /** What goes wrong with a call: the first fault that fits, which counts as having happened. */
  take(op: string, userId: string | undefined): TakenFault | undefined
  /** A wait in milliseconds: what is fixed of it, and what is drawn. */
  draw(wait: Pick<FaultEffect, 'delayMs' | 'lognormal'>): number
  /** Called when the market sockets are to be closed. */
  onSocketDrop(listener: () => void): () => void
}

/** A fault that happens now, with its wait drawn. */
export interface TakenFault extends FaultEffect {
  readonly waitMs: number
}

interface Armed {
  readonly id: number
  on: boolean
  readonly rule: FaultRule
  seen: number
  left: number
}

const fits = ({ op, user }: FaultMatch, called: string, userId: string | undefined): boolean =>
  op === called && (user === undefined || user === userId)

/**
 * Whether a fault closes the market sockets already when it is set: a market that stands still sends no message for half
 * a minute. One that is meant for certain messages waits for them.
 */
const closesAtOnce = ({ match: { op, nth, probability }, effect }: FaultRule): boolean =>
  effect.socketDrop === true && op === 'marketMessage' && (nth ?? probability) === undefined

/** A plan whose chances follow from the seed and the order of calls alone. */
export const createFaultPlan = (seed: number): FaultPlan => {
  let armed: Armed[] = []
  let latestId = 0
  let draws = 0
  const listeners = new Set<() => void>()

  /** Evenly in (0, 1). */
  const draw = (): number => ((mixPair(seed, ++draws) >>> 0) + 0.5) / 2 ** 32

  /** Box and Muller: what half of all draws are below is the median. */
  const lognormal = ({ medianMs, sigma }: NonNullable<FaultEffect['lognormal']>): number =>
    Math.round(medianMs * Math.exp(sigma * Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw())))

  const wait: FaultPlan['draw'] = ({ delayMs = 0, lognormal: byChance }) =>
    delayMs + (byChance ? lognormal(byChance) : 0)

  const happens = ({ seen, rule: { match } }: Armed): boolean => {
    const { nth, probability } = match
    if (nth !== undefined && seen !== nth) return false
    return probability === undefined || draw() < probability
  }

  /** Whether a fault is for a call that has gone by: it can never happen any more. */
  const isPast = ({ seen, rule: { match } }: Armed): boolean => match.nth !== undefined && seen >= match.nth

  const drop = (): void => {
    for (const listener of listeners) listener()
  }

  /** Counts that a fault happens. */
  const count = (one: Armed): void => {
    one.left--
    if (one.left <= 0) armed = armed.filter((each) => each !== one)
  }

  return {
    get size() {
      return armed.length
    },
    list: () =>
      armed.map(({ id, on, rule, left }) => ({
        id,
        on,
        ...rule,
        times: left === Number.POSITIVE_INFINITY ? undefined : left,
      })),
    add(rule) {
      const id = ++latestId
      const one = { id, on: true, rule, seen: 0, left: rule.times ?? Number.POSITIVE_INFINITY }
      armed.push(one)
      if (closesAtOnce(rule) && listeners.size > 0) {
        count(one)
        drop()
      }
      return id
    },
    turn(id, on) {
      const one = armed.find((each) => each.id === id)
      if (one) one.on = on
      return one !== undefined
    },
    remove(id) {
      const before = armed.length
      armed = armed.filter((each) => each.id !== id)
      return armed.length < before
    },
    clear() {
      armed = []
    },
    take(op, userId) {
      const fitting = armed.filter((each) => each.on && fits(each.rule.match, op, userId))
      for (const each of fitting) each.seen++
      const one = fitting.find(happens)
      if (fitting.some(isPast)) armed = armed.filter((each) => !isPast(each))
      if (!one) return undefined
      count(one)
      const { effect } = one.rule
      if (effect.socketDrop) drop()
      return { ...effect, waitMs: wait(effect) }
    },
    draw: wait,
    onSocketDrop(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
