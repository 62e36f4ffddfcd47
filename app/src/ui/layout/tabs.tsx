import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useWholeChoice } from './use-whole-choice.ts'

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: ReactNode; count?: number | undefined }[]
  selected: Id
  onSelect: (id: Id) => void
  /** `id` of the element that shows the selected tab's content. */
  panelId?: string | undefined
  className?: string | undefined
}

const itself = (row: HTMLElement) => row

/**
 * A row of tabs; arrow keys, Home and End move through it. The selected one stands on a double rule, and whole in the row
 * where that is wider than its place.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useWholeChoice(list, `[data-tab="${selected}"]`, itself)

  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      className={clsx('flex gap-1 overflow-x-auto [scrollbar-width:none]', className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={clsx(
            'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 border-y-[3px] border-transparent px-2.5 whitespace-nowrap focus-visible:-outline-offset-2',
            tab.id === selected ? 'double-rule-below font-strong text-text' : 'text-muted hover:text-text',
          )}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="text-12 font-regular text-muted tabular-nums">{formatDecimal(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
