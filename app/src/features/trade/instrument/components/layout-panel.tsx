import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import {
  applyLayout,
  LAYOUT_NAME_MAX,
  LAYOUTS_MAX,
  leaveLayout,
  removeLayout,
  saveLayout,
  useChartLayouts,
  useChartTools,
} from '../model/chart-layouts.ts'
import { indicatorIds, indicatorName } from '../model/indicator-kinds.ts'
import { type Period, periodLabels } from '../model/periods.ts'

interface LayoutPanelProps {
  code: string
  period: Period
  onPeriod: (period: Period) => void
}

/** The layouts that are saved: indicators, the way prices are drawn and a period, for any instrument. */
export function LayoutPanel({ code, period, onPeriod }: LayoutPanelProps) {
  const { t } = useTranslation('chart')
  const { layouts, current } = useChartLayouts(code)
  const { comparedWith: _, ...tools } = useChartTools(code)
  const [name, setName] = useState(current ?? '')
  const trimmed = name.trim()
  const isFull = layouts.length >= LAYOUTS_MAX && !layouts.some((layout) => layout.name === trimmed)

  return (
    <div className="grid gap-4">
      {layouts.length === 0 ? <p className="text-13 text-muted">{t('layout.none')}</p> : null}
      <ul aria-label={t('layout.list')} className="grid">
        {layouts.map((layout) => (
          <li key={layout.name} className="flex items-center border-t border-line">
            <button
              type="button"
              aria-pressed={layout.name === current}
              className="grid min-h-12 min-w-0 flex-1 rounded-1 px-2 py-1 text-start hover:bg-surface-sunken aria-pressed:bg-accent-soft"
              onClick={() => {
                applyLayout(code, layout)
                setName(layout.name)
                onPeriod(layout.period)
              }}
            >
              <bdi className="truncate text-13 font-strong">{layout.name}</bdi>
              <bdi dir="ltr" className="truncate text-12 text-muted">
                {[
                  periodLabels[layout.period],
                  ...indicatorIds.flatMap((id) => {
                    const setting = layout.tools.indicators[id]
                    return setting ? indicatorName(id, setting) : []
                  }),
                ].join(' · ')}
              </bdi>
            </button>
            <IconButton
              label={t('layout.remove', { name: layout.name })}
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={() => removeLayout(layout.name)}
            />
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed !== '' && !isFull) saveLayout(code, { name: trimmed, period, tools })
        }}
      >
        <Field label={t('layout.name')} error={isFull ? t('layout.full', { most: LAYOUTS_MAX }) : undefined}>
          <TextInput
            value={name}
            maxLength={LAYOUT_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" size="sm" disabled={trimmed === '' || isFull}>
          {t('layout.save')}
        </Button>
      </form>
      {current === undefined ? null : (
        <Button size="sm" onClick={() => leaveLayout(code)}>
          {t('layout.leave')}
        </Button>
      )}
      <p className="text-12 text-muted">{t('layout.note', { code })}</p>
    </div>
  )
}
