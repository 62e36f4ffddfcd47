import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { useSession } from './use-session.ts'

export interface RequireProps {
  /** What is not shown, and why. */
  title: string
  body?: string | undefined
  /** Sets the notice out where it does not stand in a card already. */
  frame?: (notice: ReactNode) => ReactNode
  children: ReactNode
}

/** What only a user may see. Visitors find a notice in its place, with the way to log in and back here. */
export function RequireUser({ title, body, frame = asItIs, children }: RequireProps) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const next = createPath(useLocation())

  if (isLoggedIn) return children
  return frame(
    <EmptyState
      title={title}
      body={body}
      action={
        <LinkButton size="sm" to={paths.login.href({ next })}>
          {t('nav.logIn')}
        </LinkButton>
      }
    />,
  )
}

/** The notice without a frame. */
export const asItIs = (notice: ReactNode) => notice
