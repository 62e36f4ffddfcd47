import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatPrice } from '#core/format/figures.ts'
import type { PriceTrend } from './live-price.ts'
import './live-prices.css'

export interface FlashingPriceProps {
  price: number
  decimals: number
  /** Which way it moved since the price shown before; 0 gives no tint. */
  trend: PriceTrend
  className?: string | undefined
}

/** A price that is tinted for a moment when it moves: colour only, nothing shifts. */
export function FlashingPrice({ price, decimals, trend, className }: FlashingPriceProps) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(price)

  useEffect(() => {
    const hasMoved = shown.current !== price
    shown.current = price
    if (ref.current && hasMoved && trend !== 0) tint(ref.current, trend > 0 ? 'up' : 'down')
  }, [price, trend])

  useEffect(() => {
    const element = ref.current
    return () => {
      if (element) clearTint(element)
    }
  }, [])

  return (
    <bdi ref={ref} dir="ltr" className={clsx('num price-flash', className)}>
      {formatPrice(price, decimals)}
    </bdi>
  )
}

/** A tint fades in this time. */
const FADE_MS = 600
/** The time from one paler tint to the next, at least. */
const STEP_MS = 90
/** How long a step waits beyond that for the next prices. */
const GRACE_MS = 80

/** When each tinted element was tinted, on the clock of the page. */
const tinted = new Map<HTMLElement, number>()
let fadedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isQueued = false

/**
 * Tints an element and lets it fade. All tints of the page fade together, in steps that fall on the frames which show
 * new prices anyway: a transition for each would keep the browser painting on every frame for as long as prices move.
 */
export function tint(element: HTMLElement, trend: 'up' | 'down'): void {
  if (tinted.size === 0) fadedAt = performance.now()
  tinted.set(element, performance.now())
  element.dataset.tint = trend
  element.style.setProperty('--tint', '100%')
  schedule()
}

/** Takes a tint away at once. */
export function clearTint(element: HTMLElement): void {
  tinted.delete(element)
  delete element.dataset.tint
}

function fade() {
  clearTimeout(timer)
  timer = undefined
  isQueued = false
  const now = performance.now()
  fadedAt = now
  for (const [element, since] of tinted) {
    const left = 1 - (now - since) / FADE_MS
    if (left > 0.05) element.style.setProperty('--tint', `${Math.round(left * 100)}%`)
    else clearTint(element)
  }
  if (tinted.size > 0) schedule()
}

function schedule() {
  const rest = fadedAt + STEP_MS - performance.now()
  if (rest > 0) {
    timer ??= setTimeout(fade, rest + GRACE_MS)
  } else if (!isQueued) {
    isQueued = true
    queueMicrotask(fade)
  }
}
