import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevice } from '#lib/device/use-device.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Period } from '../model/periods.ts'
import { DrawingPanel, type DrawingPanelProps } from './drawing-panel.tsx'
import { IndicatorPanel } from './indicator-panel.tsx'
import { LayoutPanel } from './layout-panel.tsx'

/** What a panel of the chart is about. */
export type ChartPanelKind = 'indicators' | 'drawings' | 'layouts'

interface ChartPanelProps extends DrawingPanelProps {
  kind: ChartPanelKind
  period: Period
  onPeriod: (period: Period) => void
  onClose: () => void
}

const titles = {
  indicators: 'tools.indicators',
  drawings: 'chart:draw.title',
  layouts: 'tools.layouts',
} as const

/** Tools of a chart: beside it, so that it stays in sight while it changes; on phones in a sheet. */
export function ChartPanel({ kind, period, onPeriod, onClose, ...drawing }: ChartPanelProps) {
  const { t } = useTranslation(['instrument', 'chart', 'common'])
  const isMobile = useDevice() === 'mobile'
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { code } = drawing.instrument
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [opener])

  const content =
    kind === 'indicators' ? (
      <IndicatorPanel code={code} />
    ) : kind === 'layouts' ? (
      <LayoutPanel code={code} period={period} onPeriod={onPeriod} />
    ) : (
      <DrawingPanel
        {...drawing}
        onTool={(tool) => {
          drawing.onTool(tool)
          // The sheet covers what is drawn on.
          if (isMobile) onClose()
        }}
      />
    )
  if (isMobile)
    return (
      <Sheet open onClose={onClose} title={t(titles[kind])}>
        {content}
      </Sheet>
    )
  return (
    <aside
      aria-labelledby={titleId}
      className="chart-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div>
        <div className="flex items-center justify-between gap-2">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-16 font-strong">
            {t(titles[kind])}
          </h2>
          <IconButton
            label={t('common:action.close')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
            className="-me-2"
          />
        </div>
        {content}
      </div>
    </aside>
  )
}
