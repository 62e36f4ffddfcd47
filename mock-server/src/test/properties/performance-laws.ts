import { sumOfParts } from '../../domain/profit.ts'
import type { Mode } from '../../ledger/entry.ts'
import { allRows, readRange } from '../../products/performance/read.ts'
import { byInstrument, byMonth, bySource } from '../../products/performance/rules/breakdown.ts'
import { pointsOf } from '../../products/performance/rules/points.ts'
import { largestFall, timeWeightedReturn } from '../../products/performance/rules/returns.ts'
import { sumOfRows } from '../../products/performance/rules/row.ts'
import type { Trial } from './trial.ts'

const MODES: readonly Mode[] = ['real', 'demo']
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

function* broken({ world, users }: Trial, who: number, mode: Mode, cut: number): Generator<string> {
  const user = world.store.read.users.get(users[who]?.id ?? '')
  if (!user) return
  const now = world.now()
  const of = (from?: number, to?: number) => readRange(world, user, mode, { from, to }, now)
  const name = `LI-39 ${mode} ${user.id}`
  const whole = of(user.createdAt)
  const { result, deposits, withdrawals } = sumOfRows(allRows(whole))
  const parts = {
    product: sumOfParts(bySource(allRows(whole))),
    instrument: sum(byInstrument(allRows(whole)).map((part) => part.result)),
    month: sum(byMonth(whole.rows, whole.from, whole.end, whole.unrealisedAt).map((part) => part.result)),
    time: sum([of(user.createdAt, cut), of(cut)].map((part) => sumOfRows(allRows(part)).result)),
  }
  for (const [way, amount] of Object.entries(parts))
    if (amount !== result) yield `${name}: the result is ${result}, by ${way} it is ${amount}`

  const points = pointsOf(whole)
  const last = points.at(-1)
  if (last?.equity !== deposits - withdrawals + result || last.invested !== deposits - withdrawals)
    yield `${name}: the curve ends at ${last?.equity}, the rows come to ${deposits - withdrawals + result}`
  const fall = largestFall(points)
  if (!fall) return
  const during = of(fall.from, fall.to >= now ? undefined : fall.to)
  const { result: lost } = sumOfRows(allRows(during))
  if (lost !== fall.amount) yield `${name}: the largest fall is ${fall.amount}, its rows come to ${lost}`
  const rate = timeWeightedReturn(pointsOf(during))
  if (rate !== fall.rate) yield `${name}: the largest fall is ${fall.rate}, its time returned ${rate}`
}

/**
 * Fails where a figure of a performance is not the sum of its rows, whichever way they are added up.
 *
 * @param cut a moment that parts the time in two, epoch ms.
 * @throws Error that names each broken promise.
 */
export const expectPerformances = (trial: Trial, cut: number): void => {
  const found = trial.users.flatMap((_, who) => MODES.flatMap((mode) => [...broken(trial, who, mode, cut)]))
  if (found.length > 0) throw new Error(found.join('\n'))
}
