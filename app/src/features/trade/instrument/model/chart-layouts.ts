import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'
import { type ChartTools, chartToolsShape, commonTools, setCommonTools } from './chart-tools.ts'
import { periods } from './periods.ts'

/** The most layouts that are kept, and the longest name of one. */
export const LAYOUTS_MAX = 20
export const LAYOUT_NAME_MAX = 40
/** Charts that have a layout of their own; the one that was chosen first is dropped first. */
const APPLIED_MAX = 100

const name = z.string().check(z.minLength(1), z.maxLength(LAYOUT_NAME_MAX))
const shape = z.object({
  layouts: z
    .array(z.object({ name, period: z.enum(periods), tools: chartToolsShape }))
    .check(z.maxLength(LAYOUTS_MAX)),
  /** The layout that the chart of each instrument has, by its code, with the tools as they were changed since. */
  applied: z.record(z.string(), z.object({ name, tools: chartToolsShape })),
})

/** Indicators, the way prices are drawn and a period, under a name. */
export type ChartLayout = Readonly<z.infer<typeof shape>['layouts'][number]>

const key = 'swx.chartLayouts'
const nothing: z.infer<typeof shape> = { layouts: [], applied: {} }

function read(): z.infer<typeof shape> {
  try {
    return shape.parse(JSON.parse(localStore.get(key) ?? ''))
  } catch {
    return nothing
  }
}

/** The layouts of this device. */
const chartLayouts = createStore(read())
localStore.onChange([key], () => chartLayouts.set(read()))

function keep(next: Partial<z.infer<typeof shape>>): void {
  const all = { ...chartLayouts.get(), ...next }
  localStore.set(key, JSON.stringify(all))
  chartLayouts.set(all)
}

/** The layouts that are saved, and the name of the one that the chart of an instrument has. */
export function useChartLayouts(code: string) {
  const { layouts, applied } = useStore(chartLayouts)
  return { layouts, current: applied[code]?.name }
}

/** Saves what a chart shows under a name, in place of what had that name; the chart then has this layout. */
export function saveLayout(code: string, layout: ChartLayout): void {
  const others = chartLayouts.get().layouts.filter((each) => each.name !== layout.name)
  keep({ layouts: [...others, layout] })
  applyLayout(code, layout)
}

/** Gives the chart of an instrument a layout; the charts of others stay as they are. */
export function applyLayout(code: string, { name, tools }: ChartLayout): void {
  const { [code]: _, ...others } = chartLayouts.get().applied
  const kept = Object.entries(others).slice(1 - APPLIED_MAX)
  keep({ applied: { ...Object.fromEntries(kept), [code]: { name, tools } } })
}

/** The chart of an instrument is again like all that have no layout. */
export function leaveLayout(code: string): void {
  const { [code]: _, ...applied } = chartLayouts.get().applied
  keep({ applied })
}

/** Removes a layout. Charts that have it keep what they show. */
export function removeLayout(name: string): void {
  keep({ layouts: chartLayouts.get().layouts.filter((layout) => layout.name !== name) })
}

/** What the chart of an instrument shows: its layout's tools, else those of every chart. */
export function toolsOf(code: string): ChartTools {
  return chartLayouts.get().applied[code]?.tools ?? commonTools.get()
}

/** See {@link toolsOf}; kept up to date. */
export function useChartTools(code: string): ChartTools {
  const common = useStore(commonTools)
  return useStore(chartLayouts).applied[code]?.tools ?? common
}

/** Changes what the chart of an instrument shows, and with it every chart that has no layout, unless this one has. */
export function changeTools(code: string, change: Partial<ChartTools>): void {
  const tools = { ...toolsOf(code), ...change }
  const { applied } = chartLayouts.get()
  const own = applied[code]
  if (own) keep({ applied: { ...applied, [code]: { ...own, tools } } })
  else setCommonTools(tools)
}
