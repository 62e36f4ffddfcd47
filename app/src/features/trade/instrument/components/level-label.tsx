import { CircleDot, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { ChartLevel, LevelMove } from '#features/trade/shared/model/chart-level.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { nearestPrice, priceAfterSteps } from '../model/price-step.ts'
import type { CandleDrawing } from './draw-candles.ts'

export interface LevelLabelProps {
  level: ChartLevel
  instrument: Instrument
  /** Where its price lies when the view does not reach it. */
  side: 'above' | 'below' | undefined
}

/** What is at a price, and what closing there comes to. */
export function LevelLabel({ level, instrument, side }: LevelLabelProps) {
  const { t } = useTranslation('instrument')
  return (
    <div
      className="level-label"
      title={
        side
          ? t(`level.${side}`, { title: level.title, price: level.price, decimals: instrument.decimals })
          : level.title
      }
    >
      <CircleDot className="level-mark" aria-hidden="true" />
      <LevelName level={level} side={side} />
      <span className="sr-only">{formatPrice(level.price, instrument.decimals)}</span>
      <LevelNet level={level} instrument={instrument} />
    </div>
  )
}

/** The name of a level, with an arrow to where it lies out of view; the short one where the whole one has no room. */
export function LevelName({ level, side }: Pick<LevelLabelProps, 'level' | 'side'>) {
  const isMobile = useDevice() === 'mobile'
  const room = useRef<HTMLSpanElement>(null)
  const [hasRoom, setHasRoom] = useState(true)
  useEffect(() => {
    const element = room.current
    if (!element) return
    // What closing comes to grows and shrinks beside it with each price.
    const observer = new ResizeObserver(() => setHasRoom(element.scrollWidth <= element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isAlwaysShort = isMobile || level.isDraft
  const arrow = side ? <span aria-hidden="true">{side === 'above' ? '↑ ' : '↓ '}</span> : null
  const short = (
    <>
      <span aria-hidden="true">
        {arrow}
        {level.shortTitle}
      </span>
      <span className="sr-only">{level.title}</span>
    </>
  )

  return (
    <span ref={room} className="relative min-w-0 flex-1 overflow-hidden text-start">
      {isAlwaysShort ? (
        short
      ) : (
        <>
          {/* Keeps its room where it is not seen, so that it is measured whole. */}
          <span className={hasRoom ? undefined : 'invisible'}>
            {arrow}
            {level.title}
          </span>
          {hasRoom ? null : <span className="absolute start-0">{short}</span>}
        </>
      )}
    </span>
  )
}

/** What closing at the level comes to in dollars; of an entry, the gain or loss now; of an order, that it waits. */
function LevelNet({ level, instrument }: Pick<LevelLabelProps, 'level' | 'instrument'>) {
  const isLive = level.kind === 'entry'
  const live = useLivePrice(instrument.code, { isListening: isLive })?.price ?? instrument.price
  if (!level.netAt) return level.note === undefined ? null : <span className="level-net">{level.note}</span>
  const net = level.netAt(isLive ? live : level.price)
  return <PriceChange text={formatMoney(net, { sign: true })} className="level-net" />
}

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
  const net = level.netAt?.(level.price)
  const now = useLivePrice(instrument.code, { isListening: isMoved })?.price ?? instrument.price
  const error = isMoved ? move.errorAt(level.price, now) : undefined

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
          ? formatPrice(level.price, instrument.decimals)
          : t('level.value', { price: level.price, decimals: instrument.decimals, net })
      }
      aria-invalid={error !== undefined || undefined}
      aria-describedby={helpId}
      title={
        side && t(`level.${side}`, { title: level.title, price: level.price, decimals: instrument.decimals })
      }
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
