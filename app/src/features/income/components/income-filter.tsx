import { useTranslation } from 'react-i18next'
import { DateRange } from '#ui/form/date-range.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { type IncomeQuery, sources } from '../model/income-query.ts'

export interface IncomeFilterProps {
  query: IncomeQuery
  onQuery: (change: Partial<IncomeQuery>) => void
}

/** Which income to show: of one source, of some days. */
export function IncomeFilter({ query, onQuery }: IncomeFilterProps) {
  const { t } = useTranslation('income')
  return (
    <form
      aria-label={t('filter.label')}
      className="grid items-start gap-3 border-b border-line p-4 md:grid-cols-[minmax(0,220px)_minmax(0,400px)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t('filter.source')}>
        <SelectInput
          value={query.source ?? ''}
          onChange={({ target }) => onQuery({ source: sources.find((source) => source === target.value) })}
        >
          <option value="">{t('source.all')}</option>
          {sources.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <DateRange value={query} onChange={({ from, to }) => onQuery({ from, to })} />
    </form>
  )
}
