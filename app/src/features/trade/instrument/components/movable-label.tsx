import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice, isolateFigure } from '#core/format/figures.ts'
import type { LevelMove } from '#features/trade/shared/model/chart-level.ts'
import { nearestPrice, priceAfterSteps } from '../model/price-step.ts'
import type { CandleDrawing } from './draw-candles.ts'
import { type LevelLabelProps, LevelName, LevelNet } from './level-label.tsx'

interface MovableLabelProps extends LevelLabelProps {
  move: LevelMove
  /** Centre of the label, in pixels from the top of the prices. */
  y: number
  isMoved: boolean
  drawing: () => CandleDrawing | undefined
  /** Called with where it is moved to, and with nothing to put it back. */
  onMove: (price: number | undefined) => void
}

/** A press that moves no further than this, in pixels, drags nothing. */
const SLACK = 3

/** How many steps of the view each key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The label of a stop that the user drags, or moves by keyboard. Nothing is sent from here. */
export function MovableLabel({
  level,
  move,
  y,
  isMoved,
  side,
  instrument,
  drawing,
  onMove,
}: MovableLabelProps) {
  const { t } = useTranslation('instrument')
  const helpId = useId()
  /** Where the pointer went down, and how far it was from the price then. */
  const grip = useRef<{ readonly start: number; readonly offset: number; isDragging: boolean }>(undefined)
  const figure = isolateFigure(formatPrice(level.price, instrument.decimals))
  const net = level.netAt?.(level.price)
  const error = isMoved ? move.errorAt(level.price) : undefined

  const handleKey = (event: KeyboardEvent) => {
    const by = steps[event.key]
    const perPixel = drawing()?.perPixel() ?? instrument.tickSize
    if (by !== undefined)
      onMove(priceAfterSteps(instrument, level.price, { steps: by, perPixel: event.shiftKey ? 0 : perPixel }))
    else if (event.key === 'Enter' && isMoved && error === undefined) move.review(level.price)
    else if (event.key === 'Escape' && isMoved) onMove(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      // A label may stand apart from its price: what is dragged is the price.
      const from = side === undefined ? drawing()?.yOf(level.price) : undefined
      const start = event.clientY
      grip.current = { start, offset: start - (from ?? y), isDragging: false }
      return
    }
    const held = grip.current
    if (held === undefined) return
    held.isDragging ||= Math.abs(event.clientY - held.start) > SLACK
    const price = drawing()?.priceAt(event.clientY - held.offset)
    if (held.isDragging && price !== undefined) onMove(nearestPrice(instrument, price))
  }
  const release = () => {
    grip.current = undefined
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={move.name}
      aria-orientation="vertical"
      aria-valuenow={level.price}
      aria-valuemin={instrument.tickSize}
      aria-valuetext={
        net === undefined
          ? figure
          : t('level.value', { price: figure, net: isolateFigure(formatMoney(net, { sign: true })) })
      }
      aria-invalid={error !== undefined || undefined}
      aria-describedby={helpId}
      title={side && t(`level.${side}`, { title: level.title, price: figure })}
      className="level-label level-movable"
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <GripVertical className="size-4 flex-none text-muted max-md:size-3.5" aria-hidden="true" />
      <LevelName level={level} side={side} />
      <LevelNet level={level} instrument={instrument} />
      <span id={helpId} hidden>
        {t('level.keys')}
      </span>
    </div>
  )
}
