import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MarketRow } from '../model/market-row.ts'
import { useFoundRows } from '../model/use-ordered-rows.ts'

/** More than these are found by typing. */
const SHOWN_MAX = 30

interface MemberChoiceProps {
  rows: readonly MarketRow[]
  /** What is searched for. */
  text: string
  /** Ids of what is on the list. */
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** Instruments to put on a list or take off it: what is on it first, then what the search finds. */
export function MemberChoice({ rows, text, ids, onChange }: MemberChoiceProps) {
  const { t } = useTranslation('market')
  const found = useFoundRows(rows, text)
  const members = found.filter(({ id }) => ids.includes(id))
  const shown = [...members, ...found.filter(({ id }) => !ids.includes(id)).slice(0, SHOWN_MAX)]

  if (shown.length === 0)
    return <p className="text-13 text-muted">{t('list.nothingFound', { text: text.trim() })}</p>
  return (
    <ul className="max-h-72 overflow-y-auto rounded-2 border border-line">
      {shown.map((row) => {
        const isMember = ids.includes(row.id)
        const Mark = isMember ? Check : Plus
        return (
          <li key={row.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-pressed={isMember}
              onClick={() => onChange(isMember ? ids.filter((id) => id !== row.id) : [...ids, row.id])}
              className="flex min-h-11 w-full items-center gap-3 px-3 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
            >
              <Mark
                className={clsx('size-4 flex-none', isMember ? 'text-accent' : 'text-muted')}
                aria-hidden="true"
              />
              <b>
                <bdi>{row.code}</bdi>
              </b>
              <bdi className="min-w-0 truncate text-13 text-muted">{row.name}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
