import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  trimDecimal,
} from '@swx/sdk/money'
import { type Direction, type PositionDraft, previewPosition } from './position-preview.ts'
import { priceAtMove } from './stop-presets.ts'
import { trailingStopAt } from './trailing-stop.ts'

/** What a stop can be given in: its price, the move of the price in percent, or the money that closing there comes to. */
export const stopUnits = ['price', 'percent', 'money'] as const

/** See {@link stopUnits}. */
export type StopUnit = (typeof stopUnits)[number]

/** The stops of a position. Of one that trails the price is its distance. */
export const stopNames = ['stopLoss', 'trailing', 'takeProfit'] as const

/** See {@link stopNames}. */
export type StopName = (typeof stopNames)[number]

/** A stop as it was understood, before the current price says where it lies. */
export interface StopAim {
  readonly unit: StopUnit
  /** A decimal string without a sign: a price or distance, percent, or dollars after both fees. */
  readonly value: string
}

/** Prices of the stops and the distance of one that trails; undefined for what is off. */
export type Stops = { readonly [Name in StopName]: number | undefined }

/** What the aim of a stop is counted from. */
export interface AimSetting {
  readonly direction: Direction
  /** The price that the position opens at, or the current price. */
  readonly price: number
  readonly tickSize: number
  /** What closing at a price comes to after both fees; undefined while that is not known. */
  readonly netAt: (name: StopName, price: number) => string | undefined
}

/** Whether a stop lies above the price that it is counted from, or below it. */
const sideOf = (name: StopName, { direction }: Pick<AimSetting, 'direction'>): 1 | -1 =>
  (direction === 'LONG') === (name === 'takeProfit') ? 1 : -1

/** The price so many ticks away from another. */
const priceAway = (ticks: number, side: 1 | -1, { price, tickSize }: AimSetting): number =>
  Number(addDecimals(price, multiplyDecimals(tickSize, side * ticks)))

const withoutSign = (value: string): string => value.replace('-', '')

/** A price above is looked for up to this many times the current one. */
const FURTHEST = 10

/**
 * How many ticks away closing comes to an amount: of a loss the most that do not lose more, of a gain the fewest that do
 * not gain less. Undefined where no price does.
 */
function ticksAtMoney(name: StopName, amount: string, setting: AimSetting): number | undefined {
  const side = sideOf(name, setting)
  const isGain = name === 'takeProfit'
  const isWithin = (ticks: number) => {
    const net = setting.netAt(name, priceAway(ticks, side, setting))
    if (net === undefined) return undefined
    return isGain ? compareDecimals(net, amount) < 0 : compareDecimals(net, `-${amount}`) >= 0
  }
  const first = isWithin(0)
  if (first === undefined) return undefined
  if (!first) return 0
  const { price, tickSize } = setting
  const ticksOfPrice = Number(divideDecimals(price, tickSize, 0, 'DOWN'))
  let low = 0
  let high = side === 1 ? ticksOfPrice * FURTHEST : ticksOfPrice - 1
  if (isWithin(high)) return isGain ? undefined : high
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (isWithin(middle)) low = middle
    else high = middle - 1
  }
  return isGain ? low + 1 : low
}

/** Where a stop lies that was understood: its price, or its distance where it trails. */
function levelOf(name: StopName, { unit, value }: StopAim, setting: AimSetting): number | undefined {
  if (unit === 'price') return Number(value)
  const side = sideOf(name, setting)
  const ticks = unit === 'money' ? ticksAtMoney(name, value, setting) : 0
  if (ticks === undefined) return undefined
  const at = unit === 'percent' ? priceAtMove(value, setting, side) : priceAway(ticks, side, setting)
  return name === 'trailing' ? Number(withoutSign(subtractDecimals(at, setting.price))) : at
}

/**
 * Where the stops lie that were understood. Prices are on the grid, and rounded so that a stop never loses more and a
 * target never gains less than was asked for. One in money is left out while it is not known what closing comes to.
 */
export function aimedStops(
  aims: Partial<Readonly<Record<StopName, StopAim | undefined>>>,
  setting: AimSetting,
): Partial<Stops> {
  const known = stopNames.flatMap((name) => {
    if (!(name in aims)) return []
    const aim = aims[name]
    const level = aim === undefined ? undefined : levelOf(name, aim, setting)
    return aim !== undefined && level === undefined ? [] : [[name, level] as const]
  })
  return Object.fromEntries(known)
}

/** The stop that was understood, but lies nowhere: it must not be left out of what is sent. */
export const unreachedStop = (
  aims: Partial<Readonly<Record<StopName, StopAim | undefined>>>,
  stops: Partial<Stops>,
): StopName | undefined => stopNames.find((name) => aims[name] !== undefined && stops[name] === undefined)

/** The price at which a stop closes first: its own, or where one that trails stands when it is set. */
const closingPrice = (
  name: StopName,
  level: number,
  { price, direction }: Pick<AimSetting, 'price' | 'direction'>,
): number => (name === 'trailing' ? trailingStopAt(price, level, direction) : level)

/** The most decimals that a move in percent is written with. */
export const PERCENT_SCALE = 6

/**
 * The value in a unit with which a stop lies at its level. Undefined when there is none: a stop loss at which closing is
 * a gain has no value in money.
 */
export function valueIn(
  unit: StopUnit,
  name: StopName,
  level: number,
  setting: AimSetting,
): string | undefined {
  if (unit === 'price') return String(level)
  const at = closingPrice(name, level, setting)
  if (unit === 'money') {
    const net = setting.netAt(name, at)
    if (net === undefined || compareDecimals(net, '0') > 0 !== (name === 'takeProfit')) return undefined
    return withoutSign(net)
  }
  const side = sideOf(name, setting)
  const away = multiplyDecimals(subtractDecimals(at, setting.price), side)
  if (compareDecimals(away, '0') <= 0) return undefined
  const exact = divideDecimals(multiplyDecimals(away, 100), setting.price, 10)
  const tried = [2, 3, 4, 5, PERCENT_SCALE].flatMap((scale) => [
    roundDecimal(exact, scale, 'DOWN'),
    roundDecimal(exact, scale, 'UP'),
  ])
  const found = tried.find((move) => priceAtMove(move, setting, side) === at)
  return trimDecimal(found ?? roundDecimal(exact, PERCENT_SCALE, 'UP'))
}

/** What closing a position at a stop comes to after both fees. */
export function netAtStop(draft: PositionDraft, name: StopName, price: number): string | undefined {
  const { atStopLoss, atTakeProfit } = previewPosition({
    ...draft,
    stopLoss: undefined,
    takeProfit: undefined,
    [name === 'takeProfit' ? 'takeProfit' : 'stopLoss']: price,
  })
  return (name === 'takeProfit' ? atTakeProfit : atStopLoss)?.net
}
