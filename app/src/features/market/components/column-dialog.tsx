import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import {
  chosenColumns,
  columnKeys,
  columnStore,
  FIGURES_MAX,
  figureKeys,
  fitColumns,
  keepColumns,
} from '../model/columns.ts'

interface ColumnDialogProps {
  isWide: boolean
  /** Width of the list, in pixels. */
  width: number
  onClose: () => void
}

/** Chooses the columns of the list, or on a narrow one the figures below each name. */
export function ColumnDialog({ isWide, width, onClose }: ColumnDialogProps) {
  const { t } = useTranslation(['market', 'common'])
  const chosen = chosenColumns(useStore(columnStore), isWide)
  const offered = isWide ? columnKeys : figureKeys
  const hidden = chosen.length - fitColumns(chosen, width, []).length
  const isFull = !isWide && offered.filter((key) => chosen.includes(key)).length >= FIGURES_MAX

  return (
    <Sheet open onClose={onClose} title={t('columns.show')}>
      <ul>
        {offered.map((key) => {
          const isChosen = chosen.includes(key)
          return (
            <li key={key}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    keepColumns(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])
                  }
                  className="size-4.5 accent-accent"
                />
                {t(`column.${key}`)}
              </label>
            </li>
          )
        })}
      </ul>
      <p className="py-2 text-13 text-muted">
        {isWide
          ? hidden > 0
            ? t('columns.hidden', { count: hidden })
            : t('columns.where')
          : t('columns.upTo', { count: FIGURES_MAX })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => keepColumns(undefined)}>{t('columns.reset')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('columns.done')}
        </Button>
      </div>
    </Sheet>
  )
}
