import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#lib/store/create-store.ts'

/** What a level marks. */
export type ChartLevelKind =
  | 'entry'
  | 'stopLoss'
  | 'trailingStop'
  | 'takeProfit'
  | 'waiting'
  | 'strike'
  | 'alert'

/** A price drawn as a line across the chart: where a position was opened, a stop, a strike, an alert. */
export interface ChartLevel {
  /** Tells it from the others; the same for as long as it is the same line. */
  readonly id: string
  readonly kind: ChartLevelKind
  readonly price: number
  /** What is at that price, in the user's words. */
  readonly title: string
  /** The same where there is little width. */
  readonly shortTitle: string
  /** Whether it is not ordered yet: its title says so, which takes more room than a label has. */
  readonly isDraft?: boolean | undefined
  /** Where there is no money to it: that an order waits for the price. */
  readonly note?: string | undefined
  /** What the position comes to in dollars when it closes at a price; for an entry, at the present price. */
  readonly netAt?: ((price: number) => string) | undefined
  /** Present where the user may move it. */
  readonly move?: LevelMove | undefined
}

/** How a level is moved: nothing is sent before it was reviewed. */
export interface LevelMove {
  /** What is moved: "Stop loss of Long 0.10". */
  readonly name: string
  /** Why a price cannot be taken while the instrument is at another one; undefined where it can. */
  readonly errorAt: (price: number, now: number) => string | undefined
  /** Asks the user to confirm a price. */
  readonly review: (price: number) => void
}

/** A level while the user moves it. */
export interface MovedLevel {
  readonly id: string
  readonly price: number
}

/** The lines across the chart of an instrument, by what they come from: own trades, or a ticket that is filled in. */
export interface DrawnLevels {
  readonly trades: readonly ChartLevel[]
  readonly ticket: readonly ChartLevel[]
}

const nothing: readonly ChartLevel[] = []
const noLevels: DrawnLevels = { trades: nothing, ticket: nothing }

/**
 * The levels of each instrument, by its code. They are kept here, so that the chart does not wait for what draws on it.
 */
const drawnLevels = createStore<Readonly<Record<string, DrawnLevels>>>({})

function draw(code: string, owner: keyof DrawnLevels, levels: readonly ChartLevel[]): void {
  const all = drawnLevels.get()
  const known = all[code] ?? noLevels
  if (known[owner] !== levels) drawnLevels.set({ ...all, [code]: { ...known, [owner]: levels } })
}

/** Draws lines across the chart of an instrument for as long as the caller is on screen. */
export function useDrawLevels(code: string, owner: keyof DrawnLevels, levels: readonly ChartLevel[]): void {
  useEffect(() => draw(code, owner, levels), [code, owner, levels])
  useEffect(() => () => draw(code, owner, nothing), [code, owner])
}

/** The lines that are drawn across the chart of an instrument now. */
export const useDrawnLevels = (code: string): DrawnLevels =>
  useSyncExternalStore(drawnLevels.subscribe, () => drawnLevels.get()[code] ?? noLevels)
