import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldLink, useFieldMarks } from './field.tsx'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Before the text: an icon. */
  leading?: ReactNode
  /** After the text: a unit, a button. */
  trailing?: ReactNode
  /** The value is a figure: tabular, strong, aligned by place value. */
  figure?: boolean | undefined
}

/** One line of text. Inside a {@link Field} it is joined to its label and messages. */
export function TextInput({ leading, trailing, figure = false, className, ...rest }: TextInputProps) {
  const link = useFieldLink()
  const marks = useFieldMarks()
  return (
    <div className={clsx('field-box', className)} {...marks} data-disabled={rest.disabled ? '' : undefined}>
      {leading}
      <input {...link} {...rest} className={clsx(figure && 'num figure-end text-16! font-strong')} />
      {typeof trailing === 'string' ? <span className="text-13 text-muted">{trailing}</span> : trailing}
    </div>
  )
}
