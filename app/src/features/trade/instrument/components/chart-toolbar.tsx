import {
  Bell,
  Camera,
  ChartCandlestick,
  ChartLine,
  GitCompareArrows,
  LayoutDashboard,
  Maximize,
  Minimize,
  PencilRuler,
  Table2,
} from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevice } from '#lib/device/use-device.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { changeTools, useChartLayouts, useChartTools } from '../model/chart-layouts.ts'
import { chartKinds, indicatorCount } from '../model/chart-tools.ts'
import { useDrawings } from '../model/drawing-store.ts'
import { type Period, periodLabels, periods } from '../model/periods.ts'
import type { ChartPanelKind } from './chart-panel.tsx'

interface ChartToolbarProps {
  /** Code of the instrument. */
  code: string
  period: Period
  onPeriod: (period: Period) => void
  /** The panel that is open. */
  panel: ChartPanelKind | undefined
  onPanel: (panel: ChartPanelKind) => void
  isTable: boolean
  onTable: () => void
  onCompare: () => void
  onAlert: (() => void) | undefined
  onPicture: () => void
  isFullScreen: boolean
  onFullScreen: () => void
}

const icon = 'size-5 max-md:size-4.5 flex-none'

/** What can be chosen for a chart, in one row; on phones it scrolls sideways, the whole screen first. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { t } = useTranslation('instrument')
  const { code, panel, onPanel, isTable, isFullScreen, onAlert } = props
  const isMobile = useDevice() === 'mobile'
  const tools = useChartTools(code)
  const { current } = useChartLayouts(code)
  const drawings = useDrawings(code).length
  const ViewIcon = isTable ? ChartCandlestick : Table2
  const FullScreenIcon = isFullScreen ? Minimize : Maximize
  const opens = (kind: ChartPanelKind) => ({
    'aria-expanded': panel === kind,
    onClick: () => onPanel(kind),
  })
  const fullScreen = (
    <ChartToolButton
      label={t(isFullScreen ? 'chart.leaveFullScreen' : 'chart.fullScreen')}
      icon={<FullScreenIcon className={icon} aria-hidden="true" />}
      onClick={props.onFullScreen}
    />
  )

  return (
    <div className="chart-tools">
      {isMobile ? fullScreen : null}
      <Segmented
        size="sm"
        label={t('chart.interval')}
        value={props.period}
        onChange={props.onPeriod}
        options={periods.map((value) => ({ value, label: <bdi dir="ltr">{periodLabels[value]}</bdi> }))}
        className="flex-none"
      />
      <select
        aria-label={t('tools.kind')}
        className="chart-tool"
        value={tools.kind}
        onChange={({ target }) => {
          const kind = chartKinds.find((known) => known === target.value)
          if (kind) changeTools(code, { kind })
        }}
      >
        {chartKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`tools.kinds.${kind}`)}
          </option>
        ))}
      </select>
      <ChartToolButton
        label={t('tools.indicators')}
        count={indicatorCount(tools)}
        icon={<ChartLine className={icon} aria-hidden="true" />}
        {...opens('indicators')}
      />
      <ChartToolButton
        label={t('tools.draw')}
        count={drawings}
        icon={<PencilRuler className={icon} aria-hidden="true" />}
        {...opens('drawings')}
      />
      <ChartToolButton
        label={t('compare.title')}
        aria-haspopup="dialog"
        icon={<GitCompareArrows className={icon} aria-hidden="true" />}
        onClick={props.onCompare}
      />
      {onAlert ? (
        <ChartToolButton
          label={t('menu.alertHere')}
          aria-haspopup="dialog"
          icon={<Bell className={icon} aria-hidden="true" />}
          onClick={onAlert}
        />
      ) : null}
      <button
        type="button"
        aria-pressed={tools.isLogarithmic}
        title={t('tools.logarithmic')}
        className="chart-tool"
        onClick={() => changeTools(code, { isLogarithmic: !tools.isLogarithmic })}
      >
        <bdi dir="ltr" aria-hidden="true">
          {t('tools.log')}
        </bdi>
        <span className="sr-only">{t('tools.logarithmic')}</span>
      </button>
      <span className="ms-auto" />
      <ChartToolButton
        label={t('tools.layouts')}
        detail={current}
        icon={<LayoutDashboard className={icon} aria-hidden="true" />}
        {...opens('layouts')}
      />
      <ChartToolButton
        label={t(isTable ? 'chart.asChart' : 'chart.asTable')}
        icon={<ViewIcon className={icon} aria-hidden="true" />}
        onClick={props.onTable}
      />
      <ChartToolButton
        label={t('picture.save')}
        disabled={isTable}
        icon={<Camera className={icon} aria-hidden="true" />}
        onClick={props.onPicture}
      />
      {isMobile ? null : fullScreen}
    </div>
  )
}

interface ChartToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode
  label: string
  /** How many of them there are; the label then stands beside the icon where there is room. */
  count?: number
  /** What is chosen; stands beside the icon. */
  detail?: string | undefined
}

/** A button above the chart. */
function ChartToolButton({ icon, label, count, detail, ...rest }: ChartToolButtonProps) {
  return (
    <button {...rest} type="button" title={label} className="chart-tool">
      {icon}
      <span className={count === undefined ? 'sr-only' : 'max-xl:sr-only'}>{label}</span>
      {count ? (
        <bdi dir="ltr" className="chart-tool-count">
          {count}
        </bdi>
      ) : null}
      {detail === undefined ? null : <bdi className="max-w-28 truncate max-md:hidden">{detail}</bdi>}
    </button>
  )
}
