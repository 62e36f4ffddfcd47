import { useTranslation } from 'react-i18next'
import { useDraft } from '#core/forms/drafts.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { type Sorting, sortings } from '../model/arrange.ts'

/** How the open positions are arranged; kept while the app is open. */
export function usePositionsView() {
  const [view, setView] = useDraft<{ readonly sorting: Sorting; readonly isGrouped: boolean }>(
    'positions view',
    { sorting: 'newest', isGrouped: false },
  )
  return { ...view, setView }
}

/** Chooses how the open positions are arranged. */
export function PositionsViewBar({ view }: { view: ReturnType<typeof usePositionsView> }) {
  const { t } = useTranslation('orders')
  const { sorting, isGrouped, setView } = view
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <div className="min-w-40">
        <Field label={t('view.sort')}>
          <SelectInput
            value={sorting}
            onChange={({ target }) =>
              setView({ isGrouped, sorting: sortings.find((known) => known === target.value) ?? sorting })
            }
          >
            {sortings.map((known) => (
              <option key={known} value={known}>
                {t(`view.by.${known}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <div className="flex min-h-11 items-center gap-2 text-13">
        <span aria-hidden="true">{t('view.group')}</span>
        <Switch
          label={t('view.group')}
          checked={isGrouped}
          onChange={(next) => setView({ sorting, isGrouped: next })}
        />
      </div>
    </div>
  )
}
