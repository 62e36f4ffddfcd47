import { clsx } from 'clsx'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { useStore } from '#lib/store/create-store.ts'
import { panels, sizeOfPanel, workspaceStore } from '../model/workspace-store.ts'
import { PanelHandle } from './panel-handle.tsx'
import './workspace.css'

interface WorkspaceFrameProps {
  frame: RefObject<HTMLDivElement | null>
  /** Whether the window has room for panels beside each other; elsewhere the page is one column, or two. */
  isWorkspace: boolean
  isFullScreen: boolean
  /** Whether a phone lies on its side: the page then is the chart. */
  isLandscape: boolean
  /** The watchlist, which stays while instruments change. */
  list: ReactNode
  children: ReactNode
}

/**
 * The page of an instrument: as a workspace of panels that fills the window, on the whole screen, as the chart of a
 * phone on its side, or as a page.
 */
export function WorkspaceFrame({
  frame,
  isWorkspace,
  isFullScreen,
  isLandscape,
  list,
  children,
}: WorkspaceFrameProps) {
  const workspace = useStore(workspaceStore)
  const isLarge = useWindowWidth('large')
  const sizes = Object.fromEntries(
    panels.map((panel) => [`--panel-${panel}`, `${sizeOfPanel(workspace, panel, isLarge)}px`]),
  )
  return (
    <div
      ref={frame}
      data-closed={isWorkspace ? workspace.closed.join(' ') : undefined}
      style={isWorkspace ? (sizes as CSSProperties) : undefined}
      className={clsx(
        'page-frame',
        isWorkspace ? 'workspace' : 'pt-3',
        isLandscape ? 'trade-landscape' : isFullScreen && 'trade-full',
      )}
    >
      {isWorkspace && !workspace.closed.includes('list') ? (
        <>
          {list}
          <PanelHandle panel="list" />
        </>
      ) : null}
      {children}
    </div>
  )
}
