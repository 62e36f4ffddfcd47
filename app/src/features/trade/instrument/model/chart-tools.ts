import { z } from 'zod/mini'
import { sessionStore } from '#core/session/session-store.ts'
import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'
import { createStore } from '#lib/store/create-store.ts'
import { fitsIndicator, type IndicatorId, indicatorIds, kindOf, lineColours } from './indicator-kinds.ts'

/** How prices are drawn. */
export const chartKinds = ['candles', 'line', 'area'] as const
export type ChartKind = (typeof chartKinds)[number]

/** Where volumes are drawn: behind the prices, in a pane of their own, or not at all. */
export const volumePlaces = ['behind', 'pane', 'none'] as const
export type VolumePlace = (typeof volumePlaces)[number]

const setting = z.object({ lengths: z.array(z.int()), colour: z.enum(lineColours) })

/** What a chart shows besides its candles, as it is kept. */
export const chartToolsShape = z.object({
  kind: z.enum(chartKinds),
  isLogarithmic: z.boolean(),
  volume: z._default(z.enum(volumePlaces), 'behind'),
  /** Code of the instrument that is drawn beside, both as percent. */
  comparedWith: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** The indicators that are drawn, as the user has set them. */
  indicators: z
    .partialRecord(z.enum(indicatorIds), setting)
    .check(
      z.refine((indicators) =>
        Object.entries(indicators).every(([id, each]) => fitsIndicator(id as IndicatorId, each)),
      ),
    ),
})

/** What a chart shows besides its candles; kept in this browser, for each user. */
export type ChartTools = Readonly<z.infer<typeof chartToolsShape>>

/** A chart as it is opened first. */
export const plainChart: ChartTools = {
  kind: 'candles',
  isLogarithmic: false,
  volume: 'behind',
  indicators: {},
}

const visitorsKey = 'swx.chartTools'

function keyNow(): StorageKey {
  const userName = sessionStore.get().user?.userName
  return userName === undefined ? visitorsKey : `${visitorsKey}.${userName}`
}

/** What the user has chosen; who has chosen nothing yet begins with what was chosen before logging in. */
function read(): ChartTools {
  try {
    return chartToolsShape.parse(JSON.parse(localStore.get(keyNow()) ?? localStore.get(visitorsKey) ?? ''))
  } catch {
    return plainChart
  }
}

/** The tools of every chart without a layout of its own: what is chosen on one is there on the next. */
export const commonTools = createStore(read())

/** Chooses tools for every chart without a layout of its own, and keeps them. */
export function setCommonTools(next: ChartTools): void {
  localStore.set(keyNow(), JSON.stringify(next))
  commonTools.set(next)
}

let readFrom = keyNow()
sessionStore.subscribe(() => {
  if (keyNow() === readFrom) return
  readFrom = keyNow()
  commonTools.set(read())
})

/** How many panes stand below the prices. */
export const panesOf = ({ indicators, volume }: ChartTools): number =>
  indicatorIds.filter((id) => indicators[id] !== undefined && kindOf(id).place === 'pane').length +
  (volume === 'pane' ? 1 : 0)

/** How many indicators are drawn. */
export const indicatorCount = ({ indicators }: ChartTools): number => Object.keys(indicators).length
