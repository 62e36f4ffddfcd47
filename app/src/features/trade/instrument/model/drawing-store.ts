import { z } from 'zod/mini'
import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'
import { type Drawing, drawingShape } from './drawing.ts'

/** The most drawings that one instrument keeps. */
export const DRAWINGS_MAX = 200

const key = 'swx.chartDrawings'

interface KeptDrawings {
  /** The drawings of each instrument, by its code. */
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>
  /** Whether some of what was kept could not be read, which the user is told once. */
  readonly hasLost: boolean
}

const keptShape = z.record(z.string(), z.array(z.unknown()))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Takes what can be read of what was kept. */
function read(): KeptDrawings {
  const kept = localStore.get(key)
  if (kept === null) return { drawings: {}, hasLost: false }
  let hasLost = false
  const drawings: Record<string, readonly Drawing[]> = {}
  const all = keptShape.safeParse(parseJson(kept))
  if (!all.success) return { drawings: {}, hasLost: true }
  for (const [code, list] of Object.entries(all.data)) {
    const parsed = list.map((each) => drawingShape.safeParse(each))
    const known = parsed.flatMap(({ data }) => (data ? [data] : []))
    hasLost ||= known.length < parsed.length
    drawings[code] = known.slice(0, DRAWINGS_MAX)
  }
  return { drawings, hasLost }
}

const store = createStore(read())
localStore.onChange([key], () => store.set(read()))

const none: readonly Drawing[] = []

/** What the user has drawn on the chart of an instrument, on this device. */
export const drawingsOf = (code: string): readonly Drawing[] => store.get().drawings[code] ?? none

/** See {@link drawingsOf}; kept up to date. */
export const useDrawings = (code: string): readonly Drawing[] => useStore(store).drawings[code] ?? none

/** Keeps these drawings of an instrument, and no others. */
export function setDrawings(code: string, list: readonly Drawing[]): void {
  const { [code]: _, ...others } = store.get().drawings
  const drawings = list.length > 0 ? { ...others, [code]: list.slice(-DRAWINGS_MAX) } : others
  localStore.set(key, JSON.stringify(drawings))
  store.set({ drawings, hasLost: store.get().hasLost })
}

/** Puts a drawing in place of the one with its id. */
export function putDrawing(code: string, drawing: Drawing): void {
  setDrawings(
    code,
    drawingsOf(code).map((each) => (each.id === drawing.id ? drawing : each)),
  )
}

/** Adds a drawing under an id of its own, which it answers. */
export function addDrawing(code: string, { kind, points }: Pick<Drawing, 'kind' | 'points'>): string {
  const list = drawingsOf(code)
  const id = String(1 + Math.max(0, ...list.map((each) => Number(each.id) || 0)))
  setDrawings(code, [...list, { id, kind, points, isLocked: false, isHidden: false }])
  return id
}

/** Whether drawings were lost because they could not be read, and the user was not told yet. */
export const hasLostDrawings = (): boolean => store.get().hasLost

/** The user knows: what could not be read is removed. */
export function forgetLostDrawings(): void {
  const { drawings } = store.get()
  localStore.set(key, JSON.stringify(drawings))
  store.set({ drawings, hasLost: false })
}
