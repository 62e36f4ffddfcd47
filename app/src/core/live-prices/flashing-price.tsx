import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatPrice } from '../format/format-price.ts'
import type { PriceTrend } from './live-price.ts'
import { clearTint, tint } from './tint.ts'
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
