import { formatDecimal } from '#lib/i18n/format-decimal.ts'

export interface PercentChipsProps {
  /** What they are a part of; names the group. */
  label: string
  /** Called with 25, 50, 75 or 100. */
  onPick: (percent: number) => void
  /** The one the amount was last set by; none is chosen ahead of the user. */
  picked?: number | undefined
  disabled?: boolean | undefined
}

const parts = [25, 50, 75, 100]

/** Sets an amount to a part of what is available. */
export function PercentChips({ label, onPick, picked, disabled }: PercentChipsProps) {
  return (
    <fieldset aria-label={label} className="percent-chips flex gap-1.5">
      {parts.map((percent) => (
        <button
          key={percent}
          type="button"
          disabled={disabled}
          aria-pressed={percent === picked}
          onClick={() => onPick(percent)}
          className="relative min-h-8 after:absolute after:inset-x-0 after:-inset-y-1 flex-1 rounded-1 border border-line-strong bg-surface-sunken px-1 text-13 disabled:text-muted on-mobile:min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-accent"
        >
          <bdi dir="ltr" className="num">
            {formatDecimal(percent, { percent: true })}
          </bdi>
        </button>
      ))}
    </fieldset>
  )
}
