import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface ContentDisclosureProps {
  title: string
  /** Under the title. */
  meta?: ReactNode
  /** Of its heading. */
  level: 2 | 3
  isOpen: boolean
  /** An address led to it: it comes into view. */
  isLinked: boolean
  onToggle: () => void
  children: ReactNode
}

/** A title that opens its text. */
export function ContentDisclosure({
  title,
  meta,
  level,
  isOpen,
  isLinked,
  onToggle,
  children,
}: ContentDisclosureProps) {
  const Heading = `h${level}` as const
  const id = useId()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isLinked) ref.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  return (
    <li ref={ref} className="border-b border-line last:border-0">
      <Heading className="text-14">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
        >
          <span className="grid min-w-0">
            <span className={isOpen ? 'font-strong' : 'font-regular'}>{title}</span>
            {meta}
          </span>
          <ChevronDown
            className={`size-4 flex-none text-muted print:hidden ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </Heading>
      {isOpen ? (
        <div id={id} className="grid gap-4 px-4 pb-4">
          {children}
        </div>
      ) : null}
    </li>
  )
}
