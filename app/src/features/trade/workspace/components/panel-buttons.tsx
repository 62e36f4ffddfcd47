import {
  Grid2x2,
  PanelBottom,
  PanelLeft,
  PanelRight,
  RotateCcw,
  Square,
  SquareSplitHorizontal,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import {
  chartCounts,
  isRearranged,
  panels,
  panelTitles,
  resetWorkspace,
  showCharts,
  showPanel,
  workspaceStore,
} from '../model/workspace-store.ts'

const panelIcons = { list: PanelLeft, ticket: PanelRight, records: PanelBottom }
const chartIcons = { 1: Square, 2: SquareSplitHorizontal, 4: Grid2x2 }

const look = 'size-8 aria-pressed:bg-surface-raised aria-pressed:ring-1 aria-pressed:ring-line-strong'

/** Which panels of the workspace are open and how many charts it has, and the way back to the usual arrangement. */
export function PanelButtons() {
  const { t } = useTranslation(['workspace', 'market', 'orders'])
  const workspace = useStore(workspaceStore)
  return (
    <div className="flex items-center gap-3">
      {isRearranged(workspace) ? (
        <IconButton
          label={t('reset')}
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={resetWorkspace}
          className="size-8"
        />
      ) : null}
      <fieldset aria-label={t('panels')} className="flex gap-1">
        {panels.map((panel) => {
          const Icon = panelIcons[panel]
          const isOpen = !workspace.closed.includes(panel)
          return (
            <IconButton
              key={panel}
              label={t(panelTitles[panel])}
              aria-pressed={isOpen}
              icon={<Icon className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
              onClick={() => showPanel(panel, !isOpen)}
              className={look}
            />
          )
        })}
      </fieldset>
      <fieldset aria-label={t('charts')} className="flex gap-1">
        {chartCounts.map((count) => {
          const Icon = chartIcons[count]
          return (
            <IconButton
              key={count}
              label={t('chartCount', { count })}
              aria-pressed={workspace.charts === count}
              icon={<Icon className="size-4" aria-hidden="true" />}
              onClick={() => showCharts(count)}
              className={look}
            />
          )
        })}
      </fieldset>
    </div>
  )
}
