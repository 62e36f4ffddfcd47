import { useTranslation } from 'react-i18next'
import { DateRange } from '#ui/form/date-range.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { type HistoryQuery, kinds } from '../model/history-query.ts'

export interface HistoryFilterProps {
  query: HistoryQuery
  onQuery: (query: HistoryQuery) => void
}

/** Which transactions to show: of one kind, of some days. */
export function HistoryFilter({ query, onQuery }: HistoryFilterProps) {
  const { t } = useTranslation('history')
  return (
    <form
      aria-label={t('filter.label')}
      className="grid items-start gap-3 border-b border-line p-4 md:grid-cols-[minmax(0,260px)_minmax(0,400px)] print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t('filter.kind')}>
        <SelectInput
          value={query.kind ?? ''}
          onChange={({ target }) => onQuery({ ...query, kind: kinds.find((kind) => kind === target.value) })}
        >
          <option value="">{t('filter.all')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <DateRange value={query} onChange={({ from, to }) => onQuery({ ...query, from, to })} />
    </form>
  )
}
