import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useFieldLink, useFieldMarks } from './field.tsx'

/** One of the choices. */
export interface SearchOption {
  /** Tells it apart from the others. */
  readonly key: string
  /** What is chosen; several options may lead to the same. */
  readonly value: string
  readonly label: ReactNode
}

export interface SearchSelectProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  name: string
  /** The options that fit what is typed; all of them while nothing is. */
  find: (typed: string) => readonly SearchOption[]
  /** Said in the list when nothing fits. */
  nothing: string
  placeholder?: string | undefined
  autoComplete?: string | undefined
  dir?: 'ltr' | undefined
}

/**
 * A choice out of many: typing narrows the list, arrow keys and Enter choose, Escape and leaving keep what was chosen.
 * Inside a {@link Field} it is joined to its label and messages.
 */
export function SearchSelect({
  value,
  onChange,
  onBlur,
  inputRef,
  find,
  nothing,
  ...rest
}: SearchSelectProps) {
  const link = useFieldLink()
  const marks = useFieldMarks()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const isOpen = typed !== undefined
  const options = isOpen ? find(typed) : []
  const idOf = (index: number) => `${listId}-${index}`

  const open = (text = '') => {
    setTyped(text)
    setAt(
      text === ''
        ? Math.max(
            0,
            find('').findIndex((option) => option.value === value),
          )
        : 0,
    )
  }
  const choose = (option: SearchOption | undefined) => {
    if (option) onChange(option.value)
    setTyped(undefined)
  }
  const moveTo = (index: number) => {
    setAt(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open()
      else if (options.length > 0) moveTo((at + step + options.length) % options.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(options[at])
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }
  return (
    <div className="relative">
      <div className="field-box" {...marks}>
        <input
          {...link}
          {...rest}
          ref={inputRef}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options.length > 0 ? idOf(at) : undefined}
          spellCheck={false}
          value={typed ?? value}
          onChange={(event) => open(event.target.value)}
          onClick={() => (isOpen ? undefined : open())}
          onKeyDown={handleKey}
          onBlur={() => {
            // What a browser fills in, or a user types to its end, needs no look at the list.
            choose(options.find((option) => option.value === typed?.trim()))
            onBlur?.()
          }}
        />
        <ChevronDown className="pointer-events-none size-4 flex-none" aria-hidden="true" />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        hidden={!isOpen}
        // Leaves the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 min-w-56 overflow-y-auto rounded-2 border border-line-strong bg-surface-raised py-1 shadow-2"
      >
        {options.map((option, index) => (
          <button
            key={option.key}
            id={idOf(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => choose(option)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-2 px-3 py-1.5 text-start text-13 hover:bg-surface-sunken',
              index === at && 'bg-accent-soft',
            )}
          >
            {option.label}
          </button>
        ))}
        {isOpen && options.length === 0 ? <p className="px-3 py-2.5 text-13 text-muted">{nothing}</p> : null}
      </div>
    </div>
  )
}
