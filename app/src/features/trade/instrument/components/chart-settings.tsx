import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import {
  type ChartTools,
  chartKinds,
  chartTools,
  hasPeriod,
  type IndicatorId,
  indicatorIds,
  indicatorPeriods,
  plainChart,
  setChartTools,
  usualPeriod,
  volumePlaces,
} from '../model/chart-tools.ts'

/** What a chart shows: how prices are drawn, on which scale, and which indicators. Choices take effect at once. */
export function ChartSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['instrument', 'common'])
  const tools = useStore(chartTools)
  const change = (part: Partial<ChartTools>) => setChartTools({ ...tools, ...part })
  const choose = (id: IndicatorId, period: ChartTools['indicators'][IndicatorId] | undefined) => {
    const { [id]: _, ...others } = tools.indicators
    change({ indicators: period === undefined ? others : { ...others, [id]: period } })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('tools.title')}
      aside={
        <IconButton
          label={t('common:action.close')}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={onClose}
        />
      }
      actions={
        <>
          <Button onClick={() => setChartTools(plainChart)}>{t('tools.reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('tools.done')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('tools.kind')}
        value={tools.kind}
        onChange={(kind) => change({ kind })}
        options={chartKinds.map((value) => ({ value, label: t(`tools.kinds.${value}`) }))}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="font-strong">{t('tools.logarithmic')}</span>
        <Switch
          label={t('tools.logarithmic')}
          checked={tools.isLogarithmic}
          onChange={(isLogarithmic) => change({ isLogarithmic })}
        />
      </div>
      <div className="grid gap-1.5">
        <span className="font-strong">{t('tools.volume')}</span>
        <Segmented
          label={t('tools.volume')}
          value={tools.volume}
          onChange={(volume) => change({ volume })}
          options={volumePlaces.map((value) => ({ value, label: t(`tools.volumes.${value}`) }))}
        />
      </div>
      <ul aria-label={t('tools.indicators')} className="grid">
        {indicatorIds.map((id) => {
          const period = tools.indicators[id]
          const name = t(`tools.names.${id}`)
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 border-t border-line py-1">
              <span className="min-w-0 flex-1">{name}</span>
              {period !== undefined && hasPeriod(id) ? (
                <SelectInput
                  aria-label={t('tools.period', { indicator: name })}
                  value={String(period)}
                  onChange={({ target }) =>
                    choose(
                      id,
                      indicatorPeriods.find((known) => String(known) === target.value),
                    )
                  }
                  className="w-24"
                >
                  {indicatorPeriods.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </SelectInput>
              ) : null}
              <Switch
                label={name}
                checked={period !== undefined}
                onChange={(isOn) => choose(id, isOn ? usualPeriod[id] : undefined)}
              />
            </li>
          )
        })}
      </ul>
      <p className="text-12 text-muted">{t('tools.note')}</p>
    </Dialog>
  )
}
