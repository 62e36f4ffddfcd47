import {
  Bell,
  Camera,
  ChartCandlestick,
  GitCompareArrows,
  Maximize,
  Minimize,
  SlidersHorizontal,
  Table2,
} from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#ui/form/segmented.tsx'
import { type Period, periodLabels, periods } from '../model/periods.ts'

interface ChartToolbarProps {
  period: Period
  onPeriod: (period: Period) => void
  isTable: boolean
  onTable: () => void
  onSettings: () => void
  onCompare: () => void
  onAlert: (() => void) | undefined
  onPicture: () => void
  isFullScreen: boolean
  onFullScreen: () => void
}

/** What can be chosen for a chart, in one row; on phones it scrolls sideways. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { t } = useTranslation('instrument')
  const { isTable, isFullScreen, onAlert } = props
  const ViewIcon = isTable ? ChartCandlestick : Table2
  const FullScreenIcon = isFullScreen ? Minimize : Maximize
  const icon = 'size-5 max-md:size-4.5 flex-none'

  return (
    <div className="chart-tools">
      <Segmented
        size="sm"
        label={t('chart.interval')}
        value={props.period}
        onChange={props.onPeriod}
        options={periods.map((value) => ({ value, label: <bdi dir="ltr">{periodLabels[value]}</bdi> }))}
        className="flex-none"
      />
      <ChartToolButton
        isNamed
        label={t('tools.title')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal className={icon} aria-hidden="true" />}
        onClick={props.onSettings}
      />
      <ChartToolButton
        isNamed
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
      <span className="ms-auto" />
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
      <ChartToolButton
        label={t(isFullScreen ? 'chart.leaveFullScreen' : 'chart.fullScreen')}
        icon={<FullScreenIcon className={icon} aria-hidden="true" />}
        onClick={props.onFullScreen}
      />
    </div>
  )
}

interface ChartToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode
  label: string
  /** The label stands beside the icon where there is room. */
  isNamed?: boolean
}

/** A button above the chart. */
function ChartToolButton({ icon, label, isNamed = false, ...rest }: ChartToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      title={isNamed ? undefined : label}
      aria-label={label}
      className="chart-tool"
    >
      {icon}
      {isNamed ? <span className="max-xl:hidden">{label}</span> : null}
    </button>
  )
}
