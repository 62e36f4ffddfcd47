import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { FaqGroupName } from '../model/faq-groups.ts'

export interface FaqGroupsNavProps {
  groups: readonly { readonly name: FaqGroupName; readonly items: readonly unknown[] }[]
  selected: FaqGroupName | undefined
  onSelect: (group: FaqGroupName | undefined) => void
}

/** The groups, one below the other beside the list, in a row where there is no room. */
export function FaqGroupsNav({ groups, selected, onSelect }: FaqGroupsNavProps) {
  const { t } = useTranslation('help')
  const current = useRef<HTMLButtonElement>(null)
  // In the row of a phone the selected group may be out of sight.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const rows = [
    { name: undefined, count: total },
    ...groups.map(({ name, items }) => ({ name, count: items.length })),
  ]
  return (
    <nav aria-label={t('groups')} className="min-w-0 print:hidden lg:card lg:p-2">
      <ul className="flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] lg:grid lg:gap-0.5 lg:overflow-visible">
        {rows.map(({ name, count }) => (
          <li key={name ?? 'all'} className="flex-none">
            <button
              ref={selected === name ? current : undefined}
              type="button"
              aria-pressed={selected === name}
              onClick={() => onSelect(name)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-2 px-3 text-start text-muted hover:bg-surface-sunken max-lg:border max-lg:border-line-strong max-lg:bg-surface aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-accent lg:aria-pressed:text-text"
            >
              <span>{name === undefined ? t('allGroups') : t(`group.${name}`)}</span>
              <span className="text-12 tabular-nums">{formatDecimal(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
