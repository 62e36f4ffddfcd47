import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import './signature-field.css'

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

/** A field to draw a signature in, with the last stroke or all of them taken back. */
export function SignaturePad({ onUse }: { onUse: (picture: Blob) => void }) {
  const { t } = useTranslation('images')
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Stroke>([])
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [
      ((clientX - left) * currentTarget.width) / width,
      ((clientY - top) * currentTarget.height) / height,
    ]
  }
  const handleDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drawn.current = [pointOf(event)]
  }
  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const last = drawn.current.at(-1)
    if (event.buttons === 0 || last === undefined) return
    const next = pointOf(event)
    drawn.current = [...drawn.current, next]
    const context = event.currentTarget.getContext('2d')
    if (context) drawStroke(context, [last, next])
  }
  const handleUp = () => {
    if (drawn.current.length > 1) setStrokes([...strokes, drawn.current])
    drawn.current = []
  }
  const show = (next: readonly Stroke[]) => {
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, context.canvas.width, context.canvas.height)
    for (const stroke of next) if (context) drawStroke(context, stroke)
    setStrokes(next)
  }
  const isEmpty = strokes.length === 0
  return (
    <div className="grid gap-3">
      <canvas
        ref={canvas}
        width={1_000}
        height={320}
        role="img"
        aria-label={t('signature.field')}
        className="signature-field"
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isEmpty}
          onClick={() => canvas.current?.toBlob((picture) => picture && onUse(picture))}
        >
          {t('signature.use')}
        </Button>
        <Button variant="text" disabled={isEmpty} onClick={() => show(strokes.slice(0, -1))}>
          {t('signature.undo')}
        </Button>
        <Button variant="text" disabled={isEmpty} onClick={() => show([])}>
          {t('signature.clear')}
        </Button>
      </div>
    </div>
  )
}

function drawStroke(context: CanvasRenderingContext2D, [first, ...rest]: Stroke): void {
  if (first === undefined) return
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#131a22'
  context.beginPath()
  context.moveTo(...first)
  for (const point of rest) context.lineTo(...point)
  context.stroke()
}
