// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listedOrder, nextSort, type Sort, type SortKey } from '../model/market-query.ts'

interface SortProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The column headers of the list; each of them sorts but the star's. On narrow lists a choice above the rows takes their place. */
export function MarketListHead({ sort, onSort }: SortProps) {
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

interface SortHeaderProps extends SortProps {
  sortKey: Exclude<SortKey, 'listed'>
  label: string
  isFigure?: boolean
  /** Name of the cell for the style sheet. */
  cell?: string
}

function SortHeader({ sort, onSort, sortKey, label, isFigure = false, cell }: SortHeaderProps) {
  const direction = sort.sort === sortKey ? sort.direction : undefined
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

const choices: readonly { value: string; sort: Sort; text: SortText }[] = [
  { value: 'listed', sort: listedOrder, text: 'sort.listed' },
  { value: 'name', sort: { sort: 'name', direction: 'ascending' }, text: 'sort.nameAscending' },
  { value: 'name-desc', sort: { sort: 'name', direction: 'descending' }, text: 'sort.nameDescending' },
  { value: 'price-desc', sort: { sort: 'price', direction: 'descending' }, text: 'sort.priceDescending' },
  { value: 'price', sort: { sort: 'price', direction: 'ascending' }, text: 'sort.priceAscending' },
  { value: 'change-desc', sort: { sort: 'change', direction: 'descending' }, text: 'sort.changeDescending' },
  { value: 'change', sort: { sort: 'change', direction: 'ascending' }, text: 'sort.changeAscending' },
  { value: 'recent-desc', sort: { sort: 'recent', direction: 'descending' }, text: 'sort.recentDescending' },
  { value: 'recent', sort: { sort: 'recent', direction: 'ascending' }, text: 'sort.recentAscending' },
  { value: 'range-desc', sort: { sort: 'range', direction: 'descending' }, text: 'sort.rangeDescending' },
  { value: 'range', sort: { sort: 'range', direction: 'ascending' }, text: 'sort.rangeAscending' },
  { value: 'kind', sort: { sort: 'kind', direction: 'ascending' }, text: 'sort.kindAscending' },
  { value: 'kind-desc', sort: { sort: 'kind', direction: 'descending' }, text: 'sort.kindDescending' },
]

type SortText = `sort.${'listed' | `${Exclude<SortKey, 'listed' | 'session'>}${'Ascending' | 'Descending'}`}`

/** The order of the list where there are no column headers to press. */
export function SortChoice({ sort, onSort }: SortProps) {
  const { t } = useTranslation('market')
  const id = useId()
  const selected = choices.find(
    (choice) => choice.sort.sort === sort.sort && choice.sort.direction === sort.direction,
  )

  return (
    <span className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="flex-none">
        {t('sort.label')}
      </label>
      <select
        id={id}
        value={selected?.value ?? 'listed'}
        onChange={({ target }) =>
          onSort(choices.find(({ value }) => value === target.value)?.sort ?? listedOrder)
        }
        className="min-h-11 min-w-0 flex-1 bg-transparent font-strong text-text"
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value} className="bg-surface">
            {t(text)}
          </option>
        ))}
      </select>
    </span>
  )
}
