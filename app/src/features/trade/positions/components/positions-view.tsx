import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#core/forms/drafts.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { Switch } from '#ui/form/switch.tsx'

/** What the open positions can be sorted by. */
const sortings = ['newest', 'profit', 'loss', 'margin', 'instrument'] as const

/** See {@link sortings}. */
type Sorting = (typeof sortings)[number]

const comparisons: Record<Sorting, (a: Position, b: Position) => number> = {
  newest: (a, b) => b.openedAt.localeCompare(a.openedAt),
  profit: (a, b) => compareDecimals(b.unrealised, a.unrealised),
  loss: (a, b) => compareDecimals(a.unrealised, b.unrealised),
  margin: (a, b) => compareDecimals(b.margin, a.margin),
  instrument: (a, b) => a.code.localeCompare(b.code),
}

/**
 * The positions in an order. Profits are those of the last answer, so that no row moves under a finger while prices
 * change.
 */
export const sortPositions = (rows: readonly Position[], by: Sorting): readonly Position[] =>
  rows.toSorted(comparisons[by])

/** The positions of each instrument, in the order in which the instruments first appear. */
export const groupPositions = (
  rows: readonly Position[],
): readonly { readonly code: string; readonly rows: readonly Position[] }[] =>
  [...new Set(rows.map(({ code }) => code))].map((code) => ({
    code,
    rows: rows.filter((row) => row.code === code),
  }))

/** How the open positions are arranged. */
interface PositionsView {
  readonly sorting: Sorting
  readonly isGrouped: boolean
}

/** How the open positions are arranged; kept while the app is open. */
export function usePositionsView() {
  const [view, setView] = useDraft<PositionsView>('positions view', { sorting: 'newest', isGrouped: false })
  return { view, setView }
}

interface PositionsViewBarProps {
  view: PositionsView
  onView: (view: PositionsView) => void
}

/** Chooses how the open positions are arranged. */
export function PositionsViewBar({ view, onView }: PositionsViewBarProps) {
  const { t } = useTranslation('orders')
  return (
    <div className="positions-view flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <div className="min-w-40">
        <Field label={t('view.sort')}>
          <SelectInput
            value={view.sorting}
            onChange={({ target }) =>
              onView({
                ...view,
                sorting: sortings.find((known) => known === target.value) ?? view.sorting,
              })
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
          checked={view.isGrouped}
          onChange={(isGrouped) => onView({ ...view, isGrouped })}
        />
      </div>
    </div>
  )
}
