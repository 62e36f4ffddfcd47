import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** The panels around the chart. */
export const panels = ['list', 'ticket', 'records'] as const
export type Panel = (typeof panels)[number]

/** What the texts call each panel. */
export const panelTitles = {
  list: 'market:watch.title',
  ticket: 'orders:ticket.title',
  records: 'orders:records.label',
} as const satisfies Record<Panel, string>

/** How many charts stand side by side. */
export const chartCounts = [1, 2, 4] as const
export type ChartCount = (typeof chartCounts)[number]

/** Limits of a panel in pixels: the watchlist and the ticket in width, the trades in height. */
export const panelLimits: Readonly<Record<Panel, { readonly min: number; readonly max: number }>> = {
  list: { min: 92, max: 420 },
  ticket: { min: 320, max: 480 },
  records: { min: 84, max: 520 },
}

/** Sizes of panels that the user has not resized, on a screen of usual width and on a large one. */
const usualSizes: Readonly<Record<'usual' | 'large', Readonly<Record<Panel, number>>>> = {
  usual: { list: 104, ticket: 344, records: 296 },
  large: { list: 288, ticket: 360, records: 344 },
}

const sizeOf = (panel: Panel) =>
  z.optional(z.number().check(z.minimum(panelLimits[panel].min), z.maximum(panelLimits[panel].max)))

const workspace = z.object({
  sizes: z.object({ list: sizeOf('list'), ticket: sizeOf('ticket'), records: sizeOf('records') }),
  closed: z.array(z.enum(panels)),
  charts: z.literal(chartCounts),
  /** Codes in the charts beside the first one, which shows the instrument of the page. */
  beside: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(3)),
})

/** How the user has arranged the page of an instrument on this device. */
export type Workspace = z.infer<typeof workspace>

const usual: Workspace = { sizes: {}, closed: [], charts: 1, beside: [] }

function read(): Workspace {
  try {
    return workspace.safeParse(JSON.parse(localStore.get('swx.workspace') ?? 'null')).data ?? usual
  } catch {
    return usual
  }
}

/** The arrangement in use. It belongs to the device: another user of it finds it as it is. */
export const workspaceStore = createStore(read())
localStore.onChange(['swx.workspace'], () => workspaceStore.set(read()))

function keep(next: Workspace): void {
  workspaceStore.set(next)
  localStore.set('swx.workspace', JSON.stringify(next))
}

/** The size of a panel in pixels: the user's own, or the usual one. */
export const sizeOfPanel = ({ sizes }: Workspace, panel: Panel, isLarge: boolean): number =>
  sizes[panel] ?? usualSizes[isLarge ? 'large' : 'usual'][panel]

/**
 * Gives a panel another size, or with `undefined` the usual one.
 *
 * @param isKept - false while it is still being dragged: a storage is not written at every pixel
 */
export function resizePanel(panel: Panel, size: number | undefined, isKept = true): void {
  const before = workspaceStore.get()
  const { [panel]: _, ...others } = before.sizes
  const next = { ...before, sizes: size === undefined ? others : { ...others, [panel]: size } }
  if (isKept) keep(next)
  else workspaceStore.set(next)
}

/** Opens a panel, or closes it. */
export function showPanel(panel: Panel, isOpen: boolean): void {
  const before = workspaceStore.get()
  const closed = before.closed.filter((other) => other !== panel)
  keep({ ...before, closed: isOpen ? closed : [...closed, panel] })
}

/** Shows so many charts side by side. */
export const showCharts = (charts: ChartCount): void => keep({ ...workspaceStore.get(), charts })

/** Puts an instrument into one of the charts beside the first. */
export function chooseChart(at: number, code: string): void {
  const before = workspaceStore.get()
  const beside = [0, 1, 2].map((place) => (place === at ? code : (before.beside[place] ?? '')))
  keep({ ...before, beside })
}

/** Back to the usual panels, sizes and one chart. */
export const resetWorkspace = (): void => keep(usual)

/** Whether there is anything to reset. */
export const isRearranged = ({ sizes, closed, charts }: Workspace): boolean =>
  Object.keys(sizes).length > 0 || closed.length > 0 || charts !== 1
