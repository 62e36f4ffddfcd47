import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldLink } from './field.tsx'

/** The browser's own list of choices, in our frame. */
export function SelectInput({ className, children, ...rest }: ComponentProps<'select'>) {
  const link = useFieldLink()
  return (
    <div
      className={`field-box ${className ?? ''}`}
      data-invalid={link['aria-invalid'] ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <select {...link} {...rest}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none size-4 flex-none" aria-hidden="true" />
    </div>
  )
}
