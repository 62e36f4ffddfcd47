import { useEffect, useRef } from 'react'
import { drawQueue } from './draw-queue.ts'
import { paintSparkline } from './paint-sparkline.ts'
import { onTokenColours, tokenColours } from './token-colours.ts'

/** A value outside of React that moves the end of the line. */
export interface LiveValue {
  get(): number | undefined
  subscribe(listener: () => void): () => void
}

export interface SparklineProps {
  /** Values, oldest first. */
  points: readonly number[]
  tone: 'up' | 'down'
  /** What the tone compares with: a dotted line where it lies within the picture. */
  baseline?: number | undefined
  /** Takes the place of the last value as it moves; drawn at most four times a second. Keep it the same object. */
  live?: LiveValue | undefined
  /** @default 'line' */
  variant?: 'line' | 'area'
  /** What it says, for those who do not see it; without it the picture counts as decoration. */
  label?: string
  /** Gives the size: the picture fills the box its classes make. */
  className?: string
}

/** A small line of recent values on a canvas. Draws outside of React: a moving price renders nothing. */
export function Sparkline({
  points,
  tone,
  baseline,
  live,
  variant = 'line',
  label,
  className,
}: SparklineProps) {
  const ref = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return

    let size = { width: 0, height: 0 }
    const job = {
      draw() {
        if (size.width === 0 || size.height === 0) return
        const end = live?.get()
        const shown = end === undefined ? points : [...points.slice(0, -1), end]
        paintSparkline(context, { points: shown, tone, baseline, variant, ...size }, tokenColours())
      },
    }
    const redraw = () => drawQueue.request(job)
    // The first size comes after the first layout, and on the same frame: nothing is measured before its time.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      size = { width, height }
      fitToScreen(canvas, context, width, height)
      job.draw()
    })
    observer.observe(canvas)
    const stops = [live?.subscribe(redraw), onTokenColours(redraw)]
    return () => {
      observer.disconnect()
      drawQueue.cancel(job)
      for (const stop of stops) stop?.()
    }
  }, [points, tone, baseline, live, variant])

  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <canvas ref={ref} className={className} {...meaning} />
}

/** One canvas pixel for each pixel of the screen, drawn in CSS pixels. */
function fitToScreen(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
) {
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.scale(ratio, ratio)
}
