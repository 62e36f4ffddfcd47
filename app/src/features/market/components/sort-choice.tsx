import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listedOrder, type Sort, type SortKey } from '../model/market-query.ts'

const choices: readonly { value: string; sort: Sort; text: SortText }[] = [
  { value: 'listed', sort: listedOrder, text: 'sort.listed' },
  { value: 'name', sort: { key: 'name', direction: 'ascending' }, text: 'sort.nameAscending' },
  { value: 'name-desc', sort: { key: 'name', direction: 'descending' }, text: 'sort.nameDescending' },
  { value: 'price-desc', sort: { key: 'price', direction: 'descending' }, text: 'sort.priceDescending' },
  { value: 'price', sort: { key: 'price', direction: 'ascending' }, text: 'sort.priceAscending' },
  { value: 'change-desc', sort: { key: 'change', direction: 'descending' }, text: 'sort.changeDescending' },
  { value: 'change', sort: { key: 'change', direction: 'ascending' }, text: 'sort.changeAscending' },
  { value: 'recent-desc', sort: { key: 'recent', direction: 'descending' }, text: 'sort.recentDescending' },
  { value: 'recent', sort: { key: 'recent', direction: 'ascending' }, text: 'sort.recentAscending' },
  { value: 'range-desc', sort: { key: 'range', direction: 'descending' }, text: 'sort.rangeDescending' },
  { value: 'range', sort: { key: 'range', direction: 'ascending' }, text: 'sort.rangeAscending' },
  { value: 'kind', sort: { key: 'kind', direction: 'ascending' }, text: 'sort.kindAscending' },
  { value: 'kind-desc', sort: { key: 'kind', direction: 'descending' }, text: 'sort.kindDescending' },
]

type SortText = `sort.${'listed' | `${Exclude<SortKey, 'listed' | 'session'>}${'Ascending' | 'Descending'}`}`

interface SortChoiceProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The order of the list where there are no column headers to press. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation('market')
  const id = useId()
  const selected = choices.find(
    (choice) => choice.sort.key === sort.key && choice.sort.direction === sort.direction,
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
