import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldLink, useFieldMarks } from './field.tsx'

export interface StepperInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** A decimal as typed; it may be empty or wrong while typing. */
  value: string
  onChange: (value: string) => void
  /** Called for a step up or down. */
  onStep: (direction: 1 | -1) => void
  /** After the figure: a word, or a choice of units. */
  unit?: ReactNode | undefined
}

/** A decimal with a button for a step less and a step more; the arrow keys do the same. Text is never changed unasked. */
export function StepperInput({
  value,
  onChange,
  onStep,
  unit,
  disabled,
  className,
  onKeyDown,
  ...rest
}: StepperInputProps) {
  const { t } = useTranslation()
  const link = useFieldLink()
  const marks = useFieldMarks()

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? 1 : -1)
  }
  const button = (direction: 1 | -1, label: string, Icon: typeof Plus) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={() => onStep(direction)}
      className="grid size-7 flex-none place-items-center rounded-1 bg-surface-sunken on-mobile:size-11 disabled:text-muted"
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
  return (
    <div className={clsx('field-box', className)} {...marks} data-disabled={disabled ? '' : undefined}>
      <span className="-ms-1.5 flex flex-none gap-1">
        {button(-1, t('stepper.less'), Minus)}
        {button(1, t('stepper.more'), Plus)}
      </span>
      <input
        {...link}
        autoComplete="off"
        {...rest}
        inputMode="decimal"
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        className="num figure-end text-16! font-strong"
      />
      {typeof unit === 'string' ? <span className="text-13 text-muted">{unit}</span> : unit}
    </div>
  )
}
