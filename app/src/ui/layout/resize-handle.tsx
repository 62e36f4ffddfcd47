import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './resize-handle.css'

export interface ResizeHandleProps {
  /** What it resizes; read aloud and shown as a tooltip. */
  label: string
  /** Id of the panel whose size it changes. */
  controls: string
  /** `inline` for a width, `block` for a height. */
  axis: 'inline' | 'block'
  /** On which side of the handle the panel stands, in reading direction. */
  panel: 'before' | 'after'
  /** In pixels. */
  size: number
  min: number
  max: number
  /** @param isDone false while the handle is still being dragged */
  onSize: (size: number, isDone: boolean) => void
  /** A double click, or Enter: back to the usual size. */
  onReset: () => void
  className?: string
}

/** Pixels that an arrow key moves the handle by, and a press on one of its buttons. */
const STEP = 8
const PRESS = 40

/**
 * The grip between two panels: dragged, moved by arrow keys or by the buttons that it shows under a pointer, and reset
 * by a double click or Enter.
 */
export function ResizeHandle(props: ResizeHandleProps) {
  const { t } = useTranslation()
  const { label, controls, axis, panel, size, min, max, onSize, onReset, className } = props
  const drag = useRef<{ from: number; size: number; now: number }>(undefined)
  const within = (wanted: number) => Math.round(Math.min(max, Math.max(min, wanted)))
  const growsForward = (element: Element) =>
    (panel === 'before' ? 1 : -1) *
    (axis === 'inline' && getComputedStyle(element).direction === 'rtl' ? -1 : 1)
  const placeOf = ({ clientX, clientY }: PointerEvent) => (axis === 'inline' ? clientX : clientY)

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: placeOf(event), size, now: size }
  }
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = drag
    if (!current) return
    current.now = within(current.size + growsForward(event.currentTarget) * (placeOf(event) - current.from))
    onSize(current.now, false)
  }
  const handleUp = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.now !== current.size) onSize(current.now, true)
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = STEP * growsForward(event.currentTarget)
    const [back, ahead] = axis === 'inline' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const { key } = event
    if (key === 'Enter') onReset()
    else if (key === back) onSize(within(size - forward), true)
    else if (key === ahead) onSize(within(size + forward), true)
    else if (key === 'Home') onSize(min, true)
    else if (key === 'End') onSize(max, true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const step = (by: number, word: string, Icon: typeof Plus) => (
    <button
      type="button"
      // Keys move the handle itself.
      tabIndex={-1}
      aria-label={`${label}: ${word}`}
      title={`${label}: ${word}`}
      onClick={() => onSize(within(size + by), true)}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
  const handle = (
    // biome-ignore lint/a11y/useSemanticElements: a rule of text takes no focus; a separator that does is what ARIA has for panels
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      title={label}
      aria-controls={controls}
      aria-orientation={axis === 'inline' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      data-axis={axis}
      className="resize-handle"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={onReset}
      onKeyDown={handleKey}
    />
  )
  return (
    <div data-axis={axis} className={clsx('resize-place', className)}>
      {handle}
      <span className="resize-steps">
        {step(-PRESS, t('stepper.less'), Minus)}
        {step(PRESS, t('stepper.more'), Plus)}
      </span>
    </div>
  )
}
