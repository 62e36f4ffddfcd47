// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot contain their layout row by row, and lose their
// meaning once they are no tables for CSS; the roles say it to everyone.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nextSort, type Sort, type SortKey } from '../model/market-query.ts'

interface MarketListHeadProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The column headers of the list; each of them sorts but the star's. On narrow lists a choice above the rows takes their place. */
export function MarketListHead({ sort, onSort }: MarketListHeadProps) {
  const { t } = useTranslation('market')
  const sorting = { sort, onSort }

  return (
    <div role="row" className="market-head h-9 border-b border-line bg-surface-sunken text-12 text-muted">
      <span role="columnheader">
        <span className="sr-only">{t('watch.title')}</span>
      </span>
      <SortHeader {...sorting} sortKey="name" label={t('column.instrument')} />
      <SortHeader {...sorting} sortKey="kind" label={t('column.kind')} />
      <SortHeader {...sorting} sortKey="recent" label={t('column.recent')} />
      <SortHeader {...sorting} sortKey="price" label={t('column.price')} isFigure />
      <SortHeader {...sorting} sortKey="change" label={t('column.change')} isFigure />
      <SortHeader {...sorting} sortKey="range" label={t('column.range')} cell="range" />
      <SortHeader {...sorting} sortKey="session" label={t('column.session')} />
    </div>
  )
}

interface SortHeaderProps extends MarketListHeadProps {
  sortKey: Exclude<SortKey, 'listed'>
  label: string
  isFigure?: boolean
  /** Name of the cell for the style sheet. */
  cell?: string
}

function SortHeader({ sort, onSort, sortKey, label, isFigure = false, cell }: SortHeaderProps) {
  const direction = sort.key === sortKey ? sort.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp

  return (
    <span
      role="columnheader"
      aria-sort={direction ?? 'none'}
      data-cell={cell}
      className={clsx(isFigure && 'figure-end', cell === 'range' && 'text-center')}
    >
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, sortKey))}
        className={clsx(
          'group inline-flex min-h-8 items-center gap-1 rounded-1 hover:text-text',
          direction && 'font-strong text-text',
        )}
      >
        {label}
        <Arrow
          aria-hidden="true"
          className={clsx(
            'size-3.5',
            !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            // On the side where it does not push the label off its column's last digits.
            isFigure && 'ltr:order-first',
          )}
        />
      </button>
    </span>
  )
}
