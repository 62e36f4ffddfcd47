import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useWholeChoice } from '#ui/layout/use-whole-choice.ts'

export interface SegmentedProps<Value extends string> {
  /** What is chosen; names the group. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Long choices take two lines where there is no room beside each other. */
  wraps?: boolean | undefined
  className?: string | undefined
}

const heights = {
  sm: 'min-h-7 on-mobile:min-h-11 on-mobile:min-w-11 px-2.5',
  md: 'min-h-8 on-mobile:min-h-11 on-mobile:min-w-11 px-3',
  lg: 'min-h-10 on-mobile:min-h-11 on-mobile:min-w-11 px-3 text-14',
}

const around = (row: HTMLElement) => row.parentElement

/** A few exclusive choices side by side; the chosen one is whole where they are in a row that scrolls. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  wraps = false,
  className,
}: SegmentedProps<Value>) {
  const row = useRef<HTMLFieldSetElement>(null)
  useWholeChoice(row, `[data-value="${value}"]`, around)
  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={clsx('flex rounded-2 bg-page p-0.5 inset-ring inset-ring-line', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-value={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            'relative after:absolute after:inset-x-0 after:-inset-y-1 inline-flex flex-auto items-center justify-center gap-1.5 rounded-[6px] text-13',
            wraps ? 'text-center break-keep' : 'whitespace-nowrap',
            heights[size],
            option.value === value
              ? 'bg-surface-raised font-strong text-text ring-1 ring-line-strong'
              : 'text-muted hover:text-text',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
