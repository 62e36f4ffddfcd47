import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isolateFigure } from '#core/format/figures.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type FilterForm, filterForm, formOfRanges, rangesOfForm } from '../model/filter-form.ts'
import type { MarketQuery } from '../model/market-query.ts'
import { noRanges, type RangeKey, rangeKeys } from '../model/ranges.ts'

interface FilterDialogProps {
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  onClose: () => void
}

/** Sets the limits of every figure that the list can be filtered by. */
export function FilterDialog({ query, onQuery, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['market', 'common'])
  const { language, write } = useAmountReading()
  const schema = useMemo(() => filterForm(language), [language])
  const { form, errorOf, submit } = useAppForm({
    schema,
    initial: formOfRanges(query, write),
    draft: { name: 'market filters', fields: [] },
    amounts: rangeKeys,
    mode: 'onSubmit',
  })
  const words = {
    notNumber: t('filter.notNumber', { example: isolateFigure(formatDecimal(1234.5)) }),
    order: t('filter.order'),
  }
  const units: Readonly<Partial<Record<RangeKey, string>>> = { price: '', volume: t('filter.millions') }

  const handleSubmit = submit((limits) => {
    onQuery(rangesOfForm(limits))
    onClose()
  })

  return (
    <Sheet open onClose={onClose} title={t('filter.title')}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-x-6">
          {rangeKeys.map((key) => (
            <fieldset key={key} className="grid min-w-0 grid-cols-2 items-start gap-x-3">
              <legend className="mb-1 text-13 font-strong">
                {t(`column.${key}`)} <span className="font-regular text-muted">{units[key] ?? '%'}</span>
              </legend>
              {(['min', 'max'] as const).map((end) => (
                <Field
                  key={end}
                  label={t(end === 'min' ? 'filter.from' : 'filter.to')}
                  error={errorOf(`${key}.${end}`, words)}
                >
                  <TextInput
                    {...form.register(`${key}.${end}` as keyof FilterForm & string)}
                    figure
                    inputMode="text"
                    autoComplete="off"
                    maxLength={24}
                  />
                </Field>
              ))}
            </fieldset>
          ))}
        </div>
        <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-surface-raised py-3">
          <Button
            onClick={() => {
              onQuery(noRanges)
              onClose()
            }}
          >
            {t('filter.clear')}
          </Button>
          <Button type="submit" variant="primary">
            {t('filter.apply')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
