// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnKey } from '../model/columns.ts'
import { listedOrder, nextSort, type Sort, type SortKey } from '../model/market-query.ts'

interface SortProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Columns of figures, which are aligned by place value. */
const figures: ReadonlySet<ColumnKey> = new Set([
  'price',
  'change',
  'week',
  'month',
  'year',
  'volatility',
  'volume',
])

interface MarketListHeadProps extends SortProps {
  columns: readonly ColumnKey[]
  /** Whether the last column holds alerts. */
  hasAlerts: boolean
}

/** The column headers of the list; each sorts but those of the star, the line and the bell. On narrow lists a choice above the rows takes their place. */
export function MarketListHead({ sort, onSort, columns, hasAlerts }: MarketListHeadProps) {
  const { t } = useTranslation(['market', 'alerts'])
  const sorting = { sort, onSort }

  return (
    <div role="row" className="market-head h-9 border-b border-line bg-surface-sunken text-12 text-muted">
      <span role="columnheader">
        <span className="sr-only">{t('watch.title')}</span>
      </span>
      <SortHeader {...sorting} sortKey="name" label={t('column.instrument')} />
      {columns.map((key) =>
        key === 'chart' ? (
          <span key={key} role="columnheader" data-cell={key}>
            {t('column.chart')}
          </span>
        ) : (
          <SortHeader
            {...sorting}
            key={key}
            sortKey={key}
            label={t(`column.${key}`)}
            isFigure={figures.has(key)}
          />
        ),
      )}
      <span role={hasAlerts ? 'columnheader' : undefined}>
        {hasAlerts ? <span className="sr-only">{t('alerts:titleAll')}</span> : null}
      </span>
    </div>
  )
}

interface SortHeaderProps extends SortProps {
  sortKey: Exclude<SortKey, 'listed'>
  label: string
  isFigure?: boolean
}

function SortHeader({ sort, onSort, sortKey, label, isFigure = false }: SortHeaderProps) {
  const direction = sort.sort === sortKey ? sort.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp

  return (
    <span
      role="columnheader"
      aria-sort={direction ?? 'none'}
      data-cell={sortKey}
      className={clsx(isFigure && 'figure-end')}
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
            'size-3.5 flex-none',
            !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            // On the side where it does not push the label off its column's last digits.
            isFigure && 'ltr:order-first',
          )}
        />
      </button>
    </span>
  )
}

/** Orders that have a text of their own; the others are told by their column. */
const ownTexts = {
  name: { ascending: 'sort.nameAscending', descending: 'sort.nameDescending' },
  kind: { ascending: 'sort.kindAscending', descending: 'sort.kindDescending' },
  change: { ascending: 'sort.changeAscending', descending: 'sort.changeDescending' },
  range: { ascending: 'sort.rangeAscending', descending: 'sort.rangeDescending' },
} as const

const sorts: readonly Sort[] = [
  listedOrder,
  { sort: 'name', direction: 'ascending' },
  { sort: 'name', direction: 'descending' },
  ...(
    ['price', 'change', 'week', 'month', 'year', 'volatility', 'volume', 'range', 'yearRange'] as const
  ).flatMap((sort): Sort[] => [
    { sort, direction: 'descending' },
    { sort, direction: 'ascending' },
  ]),
  { sort: 'kind', direction: 'ascending' },
  { sort: 'kind', direction: 'descending' },
]

const wordOf = ({ sort, direction }: Sort) => `${sort} ${direction}`

/** The order of the list where there are no column headers to press. */
export function SortChoice({ sort, onSort }: SortProps) {
  const { t } = useTranslation('market')
  const id = useId()
  const wordsOf = ({ sort: key, direction }: Sort): string => {
    if (key === 'listed') return t('sort.listed')
    const own = ownTexts[key as keyof typeof ownTexts] as (typeof ownTexts)['name'] | undefined
    if (own) return t(own[direction])
    return t(`sort.${direction}`, { column: t(key === 'name' ? 'column.instrument' : `column.${key}`) })
  }

  return (
    <span className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="flex-none max-[24rem]:sr-only">
        {t('sort.label')}
      </label>
      <select
        id={id}
        value={wordOf(sorts.find((known) => wordOf(known) === wordOf(sort)) ?? listedOrder)}
        onChange={({ target }) =>
          onSort(sorts.find((known) => wordOf(known) === target.value) ?? listedOrder)
        }
        className="min-h-11 min-w-0 flex-1 bg-transparent font-strong text-text max-[22.5rem]:font-regular"
      >
        {sorts.map((one) => (
          <option key={wordOf(one)} value={wordOf(one)} className="bg-surface">
            {wordsOf(one)}
          </option>
        ))}
      </select>
    </span>
  )
}
