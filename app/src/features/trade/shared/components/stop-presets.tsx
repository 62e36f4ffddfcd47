import { useState } from 'react'
import { formatMoney } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { StopPreset } from '../model/stop-presets.ts'

interface StopPresetsProps {
  /** Names the group. */
  label: string
  presets: readonly StopPreset[]
  /** Where the stop is for what a preset enters: a stop that trails is entered by its distance. */
  priceOf: (entered: number) => number
  /** The price that the moves start from. */
  price: number
  /** What is entered. */
  chosen: number | undefined
  netAt: (price: number) => string | undefined
  onPick: (entered: number) => void
}

/** Prices for a stop: moves of the price, each with what closing there comes to. */
export function StopPresets({ label, presets, priceOf, price, chosen, netAt, onPick }: StopPresetsProps) {
  // A move stays chosen as long as its price is entered, even when the moves now lead to other prices.
  const [picked, setPicked] = useState(() => presets.find((preset) => preset.price === chosen))
  if (presets.length === 0) return null
  return (
    <fieldset aria-label={label} className="flex gap-1">
      {presets.map((preset) => {
        const at = priceOf(preset.price)
        const net = netAt(at)
        const sign = at < price ? '-' : ''
        return (
          <button
            key={preset.move}
            type="button"
            aria-pressed={preset.move === picked?.move && picked.price === chosen}
            onClick={() => {
              setPicked(preset)
              onPick(preset.price)
            }}
            className="grid min-h-9 min-w-0 flex-1 content-center justify-items-center rounded-1 border border-line bg-surface-sunken text-11 leading-4 on-mobile:min-h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <bdi dir="ltr" className="num font-strong">
              {formatDecimal(sign + preset.move, { sign: true, percent: true })}
            </bdi>{' '}
            <bdi dir="ltr" className="num">
              {net === undefined ? '–' : short(net)}
            </bdi>
          </button>
        )
      })}
    </fieldset>
  )
}

/** An amount for a narrow place: in thousands where its cents would not fit. The whole one stands under the field. */
const short = (net: string) =>
  net.length > '-999.99'.length
    ? formatDecimal(Number(net), { sign: true, compact: true })
    : formatMoney(net, { sign: true })
