import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import { type Drawing, type DrawingPoint, withPoints } from '../model/drawing.ts'
import { nameOfDrawing, placeText } from '../model/drawing-name.ts'
import { type DrawnShapes, placeIn } from './draw-shapes.ts'

interface DrawingHandlesProps {
  drawing: Drawing
  instrument: Instrument
  shapes: DrawnShapes
  frame: RefObject<HTMLElement | null>
  /** Called while a point is dragged. */
  onDraft: (draft: Drawing | undefined) => void
  onMove: (moved: Drawing) => void
  /** @param point the one that moves; without it the whole drawing does */
  onStep: (point: number | undefined, by: { readonly ticks: number; readonly candles: number }) => void
  onRemove: () => void
  onLeave: () => void
}

/** What is dragged, from where, and the drawing as it was then. */
interface Dragged {
  /** One point; without it all of the drawing. */
  readonly point: number | undefined
  readonly from: DrawingPoint
  readonly drawing: Drawing
}

const ticks: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const candles: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
/** Steps of a key with Shift. */
const FAR = 10

/** The points of the selected drawing, to be dragged or moved by keyboard, and one in their middle for all of it. */
export function DrawingHandles(props: DrawingHandlesProps) {
  const { drawing, instrument, shapes, frame, onDraft, onMove, onStep, onRemove, onLeave } = props
  const { t, i18n } = useTranslation('chart')
  const whole = useRef<HTMLButtonElement>(null)
  const helpId = useId()
  const dragged = useRef<Dragged>(undefined)
  // A drawing that was selected is moved next, by the keys as well.
  useEffect(() => {
    if (drawing.id !== '') whole.current?.focus({ preventScroll: true })
  }, [drawing.id])

  const name = nameOfDrawing(t, drawing, instrument.decimals)
  const places = drawing.points.map((point) => shapes.pixelOf(point))
  const [first, last = first] = places
  if (!first || !last) return null
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }

  const handleKey = (event: KeyboardEvent, point: number | undefined) => {
    const far = event.shiftKey ? FAR : 1
    const by = { ticks: (ticks[event.key] ?? 0) * far, candles: (candles[event.key] ?? 0) * far }
    if (by.ticks !== 0 || by.candles !== 0) onStep(point, by)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const movedTo = (to: DrawingPoint): Drawing | undefined => {
    const held = dragged.current
    if (!held) return undefined
    const points = held.drawing.points.map((point, at) => {
      if (held.point !== undefined) return held.point === at ? to : point
      return { time: point.time + to.time - held.from.time, price: point.price + to.price - held.from.price }
    })
    return withPoints(drawing, instrument, points)
  }
  const handlePointer = (event: PointerEvent<HTMLButtonElement>, point: number | undefined) => {
    const area = frame.current
    const to = area ? shapes.pointAt(placeIn(area, event)) : undefined
    if (!to) return
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = { point, from: to, drawing }
      return
    }
    const moved = movedTo(to)
    if (!moved) return
    if (event.type === 'pointermove') return onDraft(moved)
    dragged.current = undefined
    if (event.type === 'pointerup') onMove(moved)
    else onDraft(undefined)
  }
  const handle = (label: string, at: { x: number; y: number }, point: number | undefined) => (
    <button
      key={point ?? 'whole'}
      ref={point === undefined ? whole : undefined}
      type="button"
      aria-label={label}
      aria-describedby={helpId}
      data-whole={point === undefined || undefined}
      className="drawing-handle"
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
      onKeyDown={(event) => handleKey(event, point)}
      onPointerDown={(event) => handlePointer(event, point)}
      onPointerMove={(event) => handlePointer(event, point)}
      onPointerUp={(event) => handlePointer(event, point)}
      onPointerCancel={(event) => handlePointer(event, point)}
    />
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={name}>
      {places.map((at, point) => {
        const own = drawing.points[point]
        if (!at || !own || drawing.points.length === 1) return null
        const where = placeText(own, instrument.decimals, i18n.language)
        return handle(
          t(point === 0 ? 'draw.handle.start' : 'draw.handle.end', { drawing: name, where }),
          at,
          point,
        )
      })}
      {handle(t('draw.handle.whole', { drawing: name }), middle, undefined)}
      <span id={helpId} hidden>
        {t('draw.keys')}
      </span>
    </div>
  )
}
