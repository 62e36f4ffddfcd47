import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** The columns beside the name of an instrument, in their order. */
export const columnKeys = [
  'chart',
  'price',
  'change',
  'week',
  'month',
  'year',
  'range',
  'yearRange',
  'volatility',
  'volume',
  'kind',
  'session',
] as const
export type ColumnKey = (typeof columnKeys)[number]

/** Columns that narrow lists have below the name, each with its label. */
export const figureKeys = ['week', 'month', 'year', 'volatility', 'volume'] as const
export type FigureKey = (typeof figureKeys)[number]

/** More of them than these have no place below a name. */
export const FIGURES_MAX = 3

/** Widths in pixels. */
const widths: Readonly<Record<ColumnKey, number>> = {
  chart: 72,
  price: 96,
  change: 80,
  week: 80,
  month: 80,
  year: 84,
  range: 92,
  yearRange: 92,
  volatility: 84,
  volume: 96,
  kind: 84,
  session: 104,
}
const GAP = 12
/** Star, name at its narrowest, bell, and the space around a row. */
const AROUND = 28 + 170 + 36 + 2 * GAP + 32

/** From this width on a list has columns; narrower ones have cards. */
export const WIDE = 720

/** Columns of a list that was not changed, in a wide list and in a narrow one. */
const usual: Readonly<Record<'wide' | 'narrow', readonly ColumnKey[]>> = {
  wide: ['chart', 'price', 'change', 'week', 'month', 'year', 'range', 'yearRange', 'volatility', 'volume'],
  narrow: ['chart', 'price', 'change'],
}

const file = z.nullable(z.array(z.enum(columnKeys)))

function read(): readonly ColumnKey[] | undefined {
  try {
    return file.parse(JSON.parse(localStore.get('swx.marketColumns') ?? 'null')) ?? undefined
  } catch {
    return undefined
  }
}

/** The columns that the user has chosen on this device; undefined while they are the usual ones. */
export const columnStore = createStore(read())
localStore.onChange(['swx.marketColumns'], () => columnStore.set(read()))

/** Keeps the choice of columns; undefined goes back to the usual ones. */
export function keepColumns(columns: readonly ColumnKey[] | undefined): void {
  columnStore.set(columns)
  if (columns === undefined) localStore.remove('swx.marketColumns')
  else localStore.set('swx.marketColumns', JSON.stringify(columns))
}

/** The chosen columns of a list, in their order. */
export const chosenColumns = (
  kept: readonly ColumnKey[] | undefined,
  isWide: boolean,
): readonly ColumnKey[] => {
  const chosen = kept ?? usual[isWide ? 'wide' : 'narrow']
  return columnKeys.filter((key) => chosen.includes(key))
}

/**
 * The columns that have room in a list: as many as fit, from the first on. A column that the order or a filter goes by
 * is always among them, also when it was not chosen.
 *
 * @param width - of the list, in pixels
 * @param needed - what the order and the filters go by, the most important first
 */
export function fitColumns(
  chosen: readonly ColumnKey[],
  width: number,
  needed: readonly ColumnKey[],
): readonly ColumnKey[] {
  let room = width - AROUND
  const fitting = new Set<ColumnKey>()
  for (const key of [...needed, ...chosen]) {
    if (fitting.has(key)) continue
    if (room < widths[key] + GAP) break
    room -= widths[key] + GAP
    fitting.add(key)
  }
  return columnKeys.filter((key) => fitting.has(key))
}

/** The tracks of a row with these columns, for CSS: star, name, the columns, bell. */
export const columnTracks = (columns: readonly ColumnKey[]): string =>
  ['28px', 'minmax(0, 1fr)', ...columns.map((key) => `${widths[key]}px`), '36px'].join(' ')
