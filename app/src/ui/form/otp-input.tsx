import { foldDigits } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useFieldLink } from './field.tsx'

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  /** Gets digits 0 to 9 only, at most six, whatever script they were typed in. */
  onDigits: (digits: string) => void
  /** Shows dots instead of digits. */
  masked?: boolean | undefined
}

const places = [0, 1, 2, 3, 4, 5]

/**
 * Six digits in six cells. It is one ordinary input under the cells, so pasting, autofill from a message and
 * every keyboard work as anywhere else.
 */
export function OtpInput({
  value,
  onDigits,
  masked = false,
  className,
  onFocus,
  onBlur,
  ...rest
}: OtpInputProps) {
  const link = useFieldLink()
  const [focused, setFocused] = useState(false)
  const current = Math.min(value.length, 5)

  return (
    <div className={clsx('relative w-full max-w-[336px] justify-self-start', className)} dir="ltr">
      <div className="flex gap-2" aria-hidden="true">
        {places.map((place) => (
          <span
            key={place}
            className={clsx(
              'grid h-[52px] max-w-12 flex-1 place-items-center rounded-2 border bg-surface text-22 font-strong tabular-nums',
              place === 3 && 'ms-2',
              link['aria-invalid'] ? 'border-danger' : 'border-line-strong',
              focused && place === current && 'border-focus ring-1 ring-focus',
            )}
          >
            {masked && value[place] ? '•' : value[place]}
          </span>
        ))}
      </div>
      <input
        {...link}
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete={masked ? 'off' : 'one-time-code'}
        value={value}
        // No maximum length: it would cut "123 456" from the clipboard before its space is left out.
        onChange={(event) => onDigits(foldDigits(event.target.value).replace(/\D/g, '').slice(0, 6))}
        onFocus={(event) => {
          setFocused(true)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocused(false)
          onBlur?.(event)
        }}
        className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  )
}
