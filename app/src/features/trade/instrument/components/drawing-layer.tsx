import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import { priceAfter } from '#core/instruments/price-grid.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Drawing, type DrawingKind, withPoints } from '../model/drawing.ts'
import { nameOfDrawing } from '../model/drawing-name.ts'
import type { Pixel } from '../model/drawing-outline.ts'
import {
  addDrawing,
  drawingsOf,
  forgetLostDrawings,
  hasLostDrawings,
  putDrawing,
  setDrawings,
  useDrawings,
} from '../model/drawing-store.ts'
import { type Period, secondsOf } from '../model/periods.ts'
import type { CandleDrawing } from './draw-candles.ts'
import { type DrawnShapes, drawShapes, placeIn } from './draw-shapes.ts'
import { DrawingHandles } from './drawing-handles.tsx'
import { PlacingGround } from './placing-ground.tsx'

export interface DrawingLayerProps {
  drawing: Store<CandleDrawing | undefined>
  /** The element around the chart. */
  frame: RefObject<HTMLElement | null>
  instrument: Instrument
  period: Period
  /** What is being drawn. */
  tool: DrawingKind | undefined
  onTool: (tool: DrawingKind | undefined) => void
  /** Draws the tool in the middle of the view, while there is one. */
  middle: RefObject<(() => void) | undefined>
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

/** A press that moves no further than this, in pixels, drags nothing. */
const SLACK = 3
/** How near a press has to be to take a drawing, in pixels. */
const REACH = { mouse: 6, pen: 10, touch: 18 }

/** What the user has drawn on a chart, and what it takes to draw, to select and to move it. */
export function DrawingLayer(props: DrawingLayerProps) {
  const { drawing, frame, instrument, period, tool, onTool, middle, selected, onSelect } = props
  const { t } = useTranslation('chart')
  const { code } = instrument
  const chart = useStore(drawing)
  const kept = useDrawings(code)
  const [draft, setDraft] = useState<Drawing>()
  const [shapes, setShapes] = useState<DrawnShapes>()
  const [, setView] = useState(0)
  const shown = useMemo(
    () => (draft ? [...kept.filter(({ id }) => id !== draft.id), draft] : kept),
    [kept, draft],
  )
  const current = shown.find(({ id }) => id === selected)
  const step = secondsOf(period)
  useToldOfLoss()

  /** Only the handles of a drawing move with the view; the drawings do so by themselves. */
  const followView = useEffectEvent(() => {
    if (selected !== undefined) setView((count) => count + 1)
  })

  useEffect(() => {
    if (!chart) return
    const drawn = drawShapes(chart, {
      decimals: instrument.decimals,
      step,
      onView: followView,
    })
    setShapes(drawn)
    return () => {
      setShapes(undefined)
      drawn.stop()
    }
  }, [chart, instrument.decimals, step])

  useEffect(() => shapes?.show(shown, selected), [shapes, shown, selected])

  const remove = (removed: Drawing) => {
    const before = drawingsOf(code)
    setDrawings(
      code,
      before.filter(({ id }) => id !== removed.id),
    )
    onSelect(undefined)
    toast(t('draw.removed', { drawing: nameOfDrawing(t, removed, instrument.decimals) }), {
      action: { label: t('draw.undo'), run: () => setDrawings(code, before) },
    })
  }

  /** Follows a press from where it went down; what it does is kept when it ends. */
  const follow = useEffectEvent((taken: Drawing, down: PointerEvent, from: Pixel) => {
    const start = shapes?.pointAt(from)
    const area = frame.current
    if (!start || !area || taken.isLocked) return
    let moved: Drawing | undefined
    const handleMove = (event: PointerEvent) => {
      const to = shapes?.pointAt(placeIn(area, event))
      const isDrag = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK
      if (event.pointerId !== down.pointerId || !to || (!moved && !isDrag)) return
      const points = taken.points.map(({ time, price }) => ({
        time: time + to.time - start.time,
        price: price + to.price - start.price,
      }))
      moved = withPoints(taken, instrument, points)
      setDraft(moved)
    }
    const handleEnd = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      for (const kind of ['pointermove', 'pointerup', 'pointercancel'] as const)
        window.removeEventListener(kind, kind === 'pointermove' ? handleMove : handleEnd)
      if (moved && event.type === 'pointerup') putDrawing(code, moved)
      setDraft(undefined)
    }
    window.addEventListener('pointermove', handleMove)
    window.addEventListener('pointerup', handleEnd)
    window.addEventListener('pointercancel', handleEnd)
  })

  const handleDown = useEffectEvent((event: PointerEvent) => {
    const area = frame.current
    if (!area || !(event.target instanceof HTMLCanvasElement) || event.button !== 0) return undefined
    const at = placeIn(area, event)
    const taken = shapes?.hit(at, REACH[event.pointerType as keyof typeof REACH] ?? REACH.touch)
    onSelect(taken?.id)
    if (taken) follow(taken, event, at)
    return taken
  })

  useEffect(() => {
    const area = frame.current
    if (!area || tool) return
    let isTaken = false
    const down = (event: PointerEvent) => {
      isTaken = handleDown(event) !== undefined
    }
    // The chart listens to these: what moves a drawing does not move the view, nor the page.
    const keep = (event: Event) => {
      if (!isTaken) return
      event.stopPropagation()
      if (event.cancelable && event.type.startsWith('touch')) event.preventDefault()
    }
    const kinds = ['mousedown', 'touchstart', 'touchmove'] as const
    area.addEventListener('pointerdown', down, true)
    for (const kind of kinds) area.addEventListener(kind, keep, { capture: true, passive: false })
    return () => {
      area.removeEventListener('pointerdown', down, true)
      for (const kind of kinds) area.removeEventListener(kind, keep, { capture: true })
    }
  }, [frame, tool])

  if (!chart || !shapes) return null
  return (
    <>
      {tool ? (
        <PlacingGround
          key={tool}
          kind={tool}
          axisWidth={chart.chart.priceScale('right').width()}
          shapes={shapes}
          grid={instrument}
          onDraft={setDraft}
          onDone={(done) => {
            setDraft(undefined)
            onTool(undefined)
            if (done) onSelect(addDrawing(code, done))
          }}
          middle={middle}
        />
      ) : null}
      {current && !current.isHidden && !current.isLocked && !tool ? (
        <DrawingHandles
          drawing={current}
          instrument={instrument}
          shapes={shapes}
          frame={frame}
          onDraft={setDraft}
          onMove={(moved) => {
            setDraft(undefined)
            putDrawing(code, moved)
          }}
          onStep={(moved, { ticks, candles }) => {
            const points = current.points.map((point, at) =>
              moved !== undefined && moved !== at
                ? point
                : {
                    time: shapes.timeAfter(point.time, candles),
                    price: priceAfter(instrument, point.price, ticks),
                  },
            )
            putDrawing(code, withPoints(current, instrument, points))
          }}
          onRemove={() => remove(current)}
          onLeave={() => {
            onSelect(undefined)
            frame.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
          }}
        />
      ) : null}
    </>
  )
}

/** Says once that drawings were lost, where this device kept some that cannot be read. */
function useToldOfLoss(): void {
  const { t } = useTranslation('chart')
  useEffect(() => {
    if (!hasLostDrawings()) return
    toast(t('draw.lost'), { tone: 'alert' })
    forgetLostDrawings()
  }, [t])
}
