import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateNotice } from './state-notice.tsx'

export interface EmptyStateProps {
  title: ReactNode
  body?: ReactNode
  icon?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** Nothing to show, and what to do next. */
export function EmptyState({ title, body, icon, action }: EmptyStateProps) {
  return (
    <StateNotice icon={icon ?? <CircleDashed aria-hidden="true" />} title={title} body={body}>
      {action}
    </StateNotice>
  )
}
