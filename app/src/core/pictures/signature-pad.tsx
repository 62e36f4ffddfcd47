import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import DrawingPad, { type PointGroup } from 'signature_pad'
import { Button } from '#ui/form/button.tsx'
import './signature-field.css'

/** Strokes as they are in a field that is `ratio` times as wide. */
const scaled = (strokes: readonly PointGroup[], ratio: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * ratio, y: point.y * ratio })),
  }))

/** A field to draw a signature in, with the last stroke or all of them taken back. */
export function SignaturePad({ onUse }: { onUse: (picture: Blob) => void }) {
  const { t } = useTranslation('images')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<DrawingPad>(null)
  const [isEmpty, setIsEmpty] = useState(true)
  const show = (strokes: PointGroup[]) => {
    pad.current?.fromData(strokes)
    setIsEmpty(strokes.length === 0)
  }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const field = context.canvas
    const drawing = new DrawingPad(field, {
      penColor: '#131a22',
      backgroundColor: '#fff',
      minWidth: 1,
      maxWidth: 2.5,
      throttle: 0,
    })
    pad.current = drawing
    let width = 0
    // The picture is of one size on every screen: the pad counts in pixels of the page, the canvas in its own.
    const fit = new ResizeObserver(() => {
      const next = field.clientWidth
      if (next === 0 || next === width) return
      const strokes = width === 0 ? [] : scaled(drawing.toData(), next / width)
      width = next
      context.setTransform(field.width / next, 0, 0, field.width / next, 0, 0)
      drawing.fromData(strokes)
    })
    fit.observe(field)
    // A tap is no stroke: its dot is taken back.
    drawing.addEventListener('endStroke', () => {
      const strokes = drawing.toData().filter(({ points }) => points.length > 1)
      if (strokes.length < drawing.toData().length) drawing.fromData(strokes)
      setIsEmpty(strokes.length === 0)
    })
    return () => {
      fit.disconnect()
      drawing.off()
      pad.current = null
    }
  }, [])

  return (
    <div className="grid gap-3">
      <canvas
        ref={canvas}
        width={1_000}
        height={320}
        role="img"
        aria-label={t('signature.field')}
        className="signature-field"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isEmpty}
          onClick={() => canvas.current?.toBlob((picture) => picture && onUse(picture))}
        >
          {t('signature.use')}
        </Button>
        <Button
          variant="text"
          disabled={isEmpty}
          onClick={() => show(pad.current?.toData().slice(0, -1) ?? [])}
        >
          {t('signature.undo')}
        </Button>
        <Button variant="text" disabled={isEmpty} onClick={() => show([])}>
          {t('signature.clear')}
        </Button>
      </div>
    </div>
  )
}
