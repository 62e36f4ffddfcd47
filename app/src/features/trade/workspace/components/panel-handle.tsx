import { useTranslation } from 'react-i18next'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ResizeHandle } from '#ui/layout/resize-handle.tsx'
import {
  type Panel,
  panelLimits,
  panelTitles,
  resizePanel,
  sizeOfPanel,
  workspaceStore,
} from '../model/workspace-store.ts'

const places = {
  list: { axis: 'inline', panel: 'before' },
  ticket: { axis: 'inline', panel: 'after' },
  records: { axis: 'block', panel: 'after' },
} as const

/** Id of a panel's element. */
export const idOfPanel = (panel: Panel) => `workspace-${panel}`

/** The grip that resizes a panel of the workspace. */
export function PanelHandle({ panel }: { panel: Panel }) {
  const { t } = useTranslation(['workspace', 'market', 'orders'])
  const size = sizeOfPanel(useStore(workspaceStore), panel, useWindowWidth('large'))
  return (
    <ResizeHandle
      {...places[panel]}
      {...panelLimits[panel]}
      label={t('resize', { panel: t(panelTitles[panel]) })}
      controls={idOfPanel(panel)}
      size={size}
      onSize={(next, isDone) => resizePanel(panel, next, isDone)}
      onReset={() => resizePanel(panel, undefined)}
      className={`handle-${panel}`}
    />
  )
}
