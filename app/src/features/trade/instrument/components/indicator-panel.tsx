import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { changeTools, useChartTools } from '../model/chart-layouts.ts'
import { type ChartTools, volumePlaces } from '../model/chart-tools.ts'
import {
  fitsIndicator,
  type IndicatorId,
  type IndicatorSetting,
  indicatorIds,
  indicatorKinds,
  kindOf,
  lengthLimits,
  lineColours,
  usualSetting,
} from '../model/indicator-kinds.ts'
import { LineSample, lineColourValue } from './line-sample.tsx'

/** The indicators and the volumes of a chart. Choices take effect at once. */
export function IndicatorPanel({ code }: { code: string }) {
  const { t } = useTranslation('chart')
  const tools = useChartTools(code)
  const choose = (id: IndicatorId, setting: IndicatorSetting | undefined) => {
    const { [id]: _, ...others } = tools.indicators
    const indicators = setting === undefined ? others : { ...others, [id]: setting }
    changeTools(code, { indicators: indicators as ChartTools['indicators'] })
  }
  const group = (place: 'prices' | 'pane') => (
    <section className="grid">
      <h3 className="text-12 text-muted">{t(`tools.places.${place}`)}</h3>
      <ul aria-label={t(`tools.places.${place}`)}>
        {indicatorIds
          .filter((id) => indicatorKinds[id].place === place)
          .map((id) => (
            <IndicatorRow
              key={id}
              id={id}
              setting={tools.indicators[id]}
              onChange={(setting) => choose(id, setting)}
            />
          ))}
      </ul>
    </section>
  )

  return (
    <div className="grid gap-4">
      {group('prices')}
      {group('pane')}
      <div className="grid gap-1.5">
        <span className="text-13 font-strong">{t('tools.volume')}</span>
        <Segmented
          label={t('tools.volume')}
          size="sm"
          wraps
          value={tools.volume}
          onChange={(volume) => changeTools(code, { volume })}
          options={volumePlaces.map((value) => ({ value, label: t(`tools.volumes.${value}`) }))}
        />
      </div>
      <p className="text-12 text-muted">{t('tools.note')}</p>
      <Button size="sm" onClick={() => changeTools(code, { indicators: {}, volume: 'behind' })}>
        {t('tools.reset')}
      </Button>
    </div>
  )
}

interface IndicatorRowProps {
  id: IndicatorId
  /** Undefined while it is off. */
  setting: IndicatorSetting | undefined
  onChange: (setting: IndicatorSetting | undefined) => void
}

function IndicatorRow({ id, setting, onChange }: IndicatorRowProps) {
  const { t } = useTranslation('chart')
  const { code, lengths, lines } = kindOf(id)
  const name = t(`tools.names.${id}`)
  return (
    <li className="border-t border-line">
      <div className="flex min-h-11 items-center gap-2">
        <span className="min-w-0 flex-1 text-13">
          <bdi dir="ltr" className="font-strong">
            {code}
          </bdi>{' '}
          <span className="text-muted">{name}</span>
        </span>
        <Switch
          label={name}
          checked={setting !== undefined}
          onChange={(isOn) => onChange(isOn ? usualSetting(id) : undefined)}
        />
      </div>
      {setting ? (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pb-3">
          {lengths.map((length, at) => (
            <LengthField
              key={length.name}
              name={length.name}
              indicator={name}
              value={setting.lengths[at] ?? length.usual}
              onChange={(value) => {
                const next = {
                  ...setting,
                  lengths: setting.lengths.map((each, place) => (place === at ? value : each)),
                }
                if (fitsIndicator(id, next)) onChange(next)
              }}
            />
          ))}
          <fieldset aria-label={t('tools.colour', { indicator: name })} className="flex flex-wrap gap-0.5">
            {lineColours.map((colour) => (
              <button
                key={colour}
                type="button"
                aria-pressed={setting.colour === colour}
                aria-label={t(`tools.colours.${colour}`)}
                title={t(`tools.colours.${colour}`)}
                className="grid size-7 place-items-center rounded-1 aria-pressed:ring-2 aria-pressed:ring-text on-mobile:size-11"
                onClick={() => onChange({ ...setting, colour })}
              >
                <span className="size-4 rounded-full" style={{ background: lineColourValue[colour] }} />
              </button>
            ))}
          </fieldset>
          <span className="flex gap-2">
            {Object.entries(lines).map(([line, look]) => (
              <LineSample key={line} look={look} colour={setting.colour} />
            ))}
          </span>
        </div>
      ) : null}
    </li>
  )
}

interface LengthFieldProps {
  name: Parameters<typeof lengthLimits>[0]
  /** Name of the indicator. */
  indicator: string
  value: number
  onChange: (value: number) => void
}

/** A length of an indicator. What is typed counts as soon as it is within its limits. */
function LengthField({ name, indicator, value, onChange }: LengthFieldProps) {
  const { t } = useTranslation('chart')
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const { min, max } = lengthLimits(name)
  const figure = Number(typed)
  const isWrong = !(Number.isInteger(figure) && figure >= min && figure <= max)
  return (
    <div className="grid gap-1 text-12">
      <label htmlFor={id}>
        {t(`tools.lengths.${name}`)} <span className="sr-only">{indicator}</span>
      </label>
      <div className="field-box w-20" data-invalid={isWrong ? '' : undefined}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className="num"
          min={min}
          max={max}
          step={1}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = Number(target.value)
            if (target.value !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next)
          }}
        />
      </div>
      {isWrong ? (
        <p id={`${id}-error`} className="text-danger">
          {t('tools.lengthRange', { min, max })}
        </p>
      ) : null}
    </div>
  )
}
