import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { PriceGrid } from '#core/instruments/price-grid.ts'
import { type Drawing, type DrawingKind, type DrawingPoint, pointsOf, withPoints } from '../model/drawing.ts'
import { type DrawnShapes, placeIn } from './draw-shapes.ts'

interface PlacingGroundProps {
  kind: DrawingKind
  /** Width of the price axis, which is left free. */
  axisWidth: number
  shapes: DrawnShapes
  grid: PriceGrid
  /** Draws in the middle of the view. */
  middle: RefObject<(() => void) | undefined>
  /** Called with what the drawing would be. */
  onDraft: (draft: Drawing) => void
  /** Called with the drawing, or with nothing when it was given up. */
  onDone: (drawing: Drawing | undefined) => void
}

/** The id of what is being drawn; it gets its own when it is kept. */
const DRAFT = 'draft'
/** Where a drawing begins, and whether the press that ends it has begun. */
interface Begun {
  readonly point: DrawingPoint
  readonly x: number
  readonly y: number
  readonly isSecond: boolean
}

/** A press that moves further than this, in pixels, draws from where it went down to where it ends. */
const SLACK = 6

/** Lies over the chart while something is drawn: by two presses, or by one that is dragged. */
export function PlacingGround({
  kind,
  axisWidth,
  shapes,
  grid,
  middle,
  onDraft,
  onDone,
}: PlacingGroundProps) {
  const first = useRef<Begun>(undefined)
  const ground = useRef<HTMLDivElement>(null)
  const giveUp = useEffectEvent(() => onDone(undefined))
  /** Without a pointer it begins in the middle of the view, and is moved from there. */
  const placeInMiddle = useEffectEvent(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ground.current ?? {}
    const points = (
      pointsOf(kind) === 1
        ? [[0.5, 0.3]]
        : [
            [0.35, 0.4],
            [0.6, 0.25],
          ]
    ).flatMap(([x = 0, y = 0]) => shapes.pointAt({ x: x * width, y: y * height }) ?? [])
    if (points.length === pointsOf(kind)) onDone(make(points))
  })
  useEffect(() => {
    middle.current = placeInMiddle
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      giveUp()
    }
    window.addEventListener('keydown', handleKey, true)
    return () => {
      middle.current = undefined
      window.removeEventListener('keydown', handleKey, true)
    }
  }, [middle])

  const make = (points: readonly DrawingPoint[]): Drawing =>
    withPoints({ id: DRAFT, kind, points: [], isLocked: false, isHidden: false }, grid, points)
  const handle = (event: PointerEvent<HTMLDivElement>) => {
    const { x, y } = placeIn(event.currentTarget, event)
    const point = shapes.pointAt({ x, y })
    if (!point || (event.type === 'pointerdown' && event.button !== 0)) return
    const begun = first.current
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId)
      first.current = begun ? { ...begun, isSecond: true } : { point, x, y, isSecond: false }
    }
    const points = pointsOf(kind) === 1 ? [point] : [begun?.point ?? point, point]
    // It ends with the press, not where the press begins: what is drawn then takes the focus.
    const isDrag = begun !== undefined && Math.hypot(x - begun.x, y - begun.y) > SLACK
    const isDone = event.type === 'pointerup' && (points.length === 1 || begun?.isSecond || isDrag)
    if (isDone && begun) onDone(make(points))
    else if (begun || points.length === 1 || event.type === 'pointerdown') onDraft(make(points))
  }

  return (
    <div
      ref={ground}
      className="placing-ground"
      style={{ insetInlineEnd: axisWidth }}
      onPointerDown={handle}
      onPointerMove={handle}
      onPointerUp={handle}
    />
  )
}
