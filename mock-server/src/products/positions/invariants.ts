import { addDecimals, multiplyDecimals, negateDecimal, roundDecimal, subtractDecimals } from '@swx/sdk/money'
import { type Check, unless, wasPrice } from '../../core/invariant.ts'
import { usdOf } from '../../domain/amount.ts'
import { notional } from '../../domain/position.ts'
import { profitBetween } from './rules/order.ts'
import { partsOfEach } from './rules/parts.ts'
import type { PositionRow, PositionTables } from './tables.ts'

const isBeyondStop = ({ direction, trailingStopPrice }: PositionRow, price: number): boolean =>
  trailingStopPrice !== undefined &&
  (direction === 'LONG' ? price <= trailingStopPrice : price >= trailingStopPrice)

/**
 * LI-23 to LI-25 and LI-37: losses end at the margin, a position is closed once, at a price there was, and by its trailing
 * stop only where that stood.
 */
export const checkPositions: Check<PositionTables> = function* ({ world, entriesOf }) {
  for (const order of world.store.read.positions.list()) {
    const {
      orderNo,
      partOf,
      status,
      margin,
      openPrice,
      openFee,
      openTime,
      profit = 0n,
      closePrice,
      closeReason,
      closeTime,
    } = order
    const closes = entriesOf('ORDER_CLOSE', orderNo).length
    yield* unless(
      entriesOf('ORDER_OPEN', orderNo).length === (partOf === undefined ? 1 : 0) &&
        closes === (status === 'CLOSED' ? 1 : 0),
      'LI-25',
      () => `${orderNo} is ${status} with ${closes} closing entries`,
    )
    yield* unless(
      wasPrice(world, order.code, openTime, openPrice),
      'LI-25',
      () => `${orderNo} was opened at ${openPrice}, which was not the price`,
    )
    if (closePrice === undefined || closeTime === undefined) continue
    yield* unless(
      wasPrice(world, order.code, closeTime, closePrice),
      'LI-25',
      () => `${orderNo} was closed at ${closePrice}, which was not the price`,
    )
    yield* unless(
      closeReason !== 'TRAILING_STOP' || isBeyondStop(order, closePrice),
      'LI-37',
      () =>
        `${orderNo} was closed at ${closePrice}, and its trailing stop stood at ${order.trailingStopPrice}`,
    )
    yield* unless(
      profit + openFee >= -margin,
      'LI-23',
      () => `${orderNo} lost ${profit} with a margin of ${margin}`,
    )
    const [long, short] = (['LONG', 'SHORT'] as const).map((direction) =>
      profitBetween(order, direction, openPrice, closePrice),
    )
    yield* unless(
      (long ?? 0n) + (short ?? 0n) === 0n,
      'LI-24',
      () => `${orderNo}: long ${long} and short ${short} do not cancel out`,
    )
  }
}

/** What closing an order at its price is by the contract, exact, and what it was charged, in cents. */
const closingOf = ({ closePrice, ...part }: PositionRow) => {
  if (closePrice === undefined) return undefined
  const moved = subtractDecimals(notional(part, closePrice), notional(part, part.openPrice))
  const { profit = 0n, closeFee = 0n, openFee, margin, realised } = part
  return {
    exact: {
      profit: part.direction === 'LONG' ? moved : negateDecimal(moved),
      fee: multiplyDecimals(notional(part, closePrice), part.feeRate),
    },
    charged: { profit: profit + openFee + closeFee, fee: closeFee },
    left: margin + profit + openFee,
    before: realised ?? { profit: '0', fee: '0' },
  }
}
type Closing = NonNullable<ReturnType<typeof closingOf>>

const cents = (exact: string): bigint => usdOf(roundDecimal(exact, 2))

/** What closings one after the other are charged together, and what they should be after what was closed before them. */
const sumOf = (closings: readonly Closing[]) => {
  const [first] = closings
  const before = first?.before ?? { profit: '0', fee: '0' }
  const owedOf = (name: 'profit' | 'fee') =>
    cents(addDecimals(before[name], ...closings.map(({ exact }) => exact[name]))) - cents(before[name])
  const chargedOf = (name: 'profit' | 'fee') => closings.reduce((sum, { charged }) => sum + charged[name], 0n)
  return {
    charged: { profit: chargedOf('profit'), fee: chargedOf('fee') },
    owed: { profit: owedOf('profit'), fee: owedOf('fee') },
    left: closings.at(-1)?.left ?? 0n,
  }
}

/**
 * LI-38: what the closed parts of a position were charged is, to the cent, what one closing at those prices would have.
 * A world of an earlier version has positions whose parts do not say what was closed before them: each of those was
 * rounded for itself.
 */
export const checkParts: Check<PositionTables> = function* ({ world }) {
  for (const parts of partsOfEach(world.store.read.positions.list())) {
    const [, ...later] = parts
    if (later.length === 0) continue
    const closings = (parts as readonly PositionRow[]).flatMap((part) => closingOf(part) ?? [])
    const isRoundedEach = later.some(({ realised }) => realised === undefined)
    for (const group of isRoundedEach ? closings.map((closing) => [closing]) : [closings]) {
      const { charged, owed, left } = sumOf(group)
      const isPaid = charged.profit === owed.profit && charged.fee === owed.fee
      // The last part may have used up its margin: what is beyond that is the house's.
      const isUsedUp = left === 0n && charged.profit - charged.fee >= owed.profit - owed.fee
      yield* unless(
        isPaid || isUsedUp,
        'LI-38',
        () =>
          `${parts.at(-1)?.orderNo}: parts came to ${charged.profit} less ${charged.fee}, not to ${owed.profit} less ${owed.fee}`,
      )
    }
  }
}
