import { z } from 'zod/mini'
import { sessionStore } from '#core/session/session-store.ts'
import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'
import { createStore } from '#lib/store/create-store.ts'
import {
  averageDivergence,
  bollingerBands,
  exponentialAverage,
  type FollowedIndicator,
  followIndicator,
  relativeStrength,
  simpleAverage,
} from './indicators.ts'

/** How prices are drawn. */
export const chartKinds = ['candles', 'line', 'area'] as const
export type ChartKind = (typeof chartKinds)[number]

/** The indicators, in the order they are offered. */
export const indicatorIds = ['sma', 'ema', 'bollinger', 'rsi', 'macd'] as const
export type IndicatorId = (typeof indicatorIds)[number]

/** What traders call them, in every language. */
export const indicatorCodes: Readonly<Record<IndicatorId, string>> = {
  sma: 'SMA',
  ema: 'EMA',
  bollinger: 'BB',
  rsi: 'RSI',
  macd: 'MACD',
}

/** How many candles an indicator may look at. */
export const indicatorPeriods = [5, 9, 14, 20, 50, 100, 200] as const

/** Where volumes are drawn: behind the prices, in a pane of their own, or not at all. */
export const volumePlaces = ['behind', 'pane', 'none'] as const
export type VolumePlace = (typeof volumePlaces)[number]

const tools = z.object({
  kind: z.enum(chartKinds),
  isLogarithmic: z.boolean(),
  volume: z._default(z.enum(volumePlaces), 'behind'),
  /** Code of the instrument that is drawn beside, both as percent. */
  comparedWith: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Those that are drawn, with the candles that they look at. */
  indicators: z.partialRecord(z.enum(indicatorIds), z.literal(indicatorPeriods)),
})

/** What a chart shows besides its candles; kept in this browser, for each user. */
export type ChartTools = z.infer<typeof tools>

/** A chart as it is opened first. */
export const plainChart: ChartTools = {
  kind: 'candles',
  isLogarithmic: false,
  volume: 'behind',
  indicators: {},
}

/** What an indicator is switched on with. */
export const usualPeriod: Readonly<Record<IndicatorId, (typeof indicatorPeriods)[number]>> = {
  sma: 20,
  ema: 50,
  bollinger: 20,
  rsi: 14,
  macd: 9,
}

const visitorsKey = 'swx.chartTools'

function keyNow(): StorageKey {
  const userName = sessionStore.get().user?.userName
  return userName === undefined ? visitorsKey : `${visitorsKey}.${userName}`
}

/** What the user has chosen; who has chosen nothing yet begins with what was chosen before logging in. */
function read(): ChartTools {
  try {
    return tools.parse(JSON.parse(localStore.get(keyNow()) ?? localStore.get(visitorsKey) ?? ''))
  } catch {
    return plainChart
  }
}

/** The tools of every chart: what is chosen on one is there on the next. */
export const chartTools = createStore(read())

/** Chooses tools, and keeps them. */
export function setChartTools(next: ChartTools): void {
  localStore.set(keyNow(), JSON.stringify(next))
  chartTools.set(next)
}

let readFrom = keyNow()
sessionStore.subscribe(() => {
  if (keyNow() === readFrom) return
  readFrom = keyNow()
  chartTools.set(read())
})

/** An indicator to compute along the candles of one chart. */
export function indicatorOf(id: IndicatorId, period: number): FollowedIndicator {
  switch (id) {
    case 'sma':
      return followIndicator(simpleAverage(period))
    case 'ema':
      return followIndicator(exponentialAverage(period))
    case 'bollinger':
      return followIndicator(bollingerBands(period))
    case 'rsi':
      return followIndicator(relativeStrength(period))
    case 'macd':
      return followIndicator(averageDivergence)
  }
}

/** Candles before an indicator says anything. */
export function candlesNeeded(id: IndicatorId, period: number): number {
  if (id === 'rsi') return period + 1
  return id === 'macd' ? 34 : period
}

/** Whether its candles can be chosen: those of MACD are 12, 26 and 9 by convention. */
export const hasPeriod = (id: IndicatorId): boolean => id !== 'macd'

/** Whether an indicator has a scale of its own, and so stands in a pane below the prices. */
export const hasOwnPane = (id: IndicatorId): boolean => id === 'rsi' || id === 'macd'

/** How many panes stand below the prices. */
export const panesOf = ({ indicators, volume }: ChartTools): number =>
  indicatorIds.filter((id) => indicators[id] !== undefined && hasOwnPane(id)).length +
  (volume === 'pane' ? 1 : 0)
