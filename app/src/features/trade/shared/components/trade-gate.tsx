import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { MarketHours } from '#core/instruments/market-hours.tsx'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

export interface TradeGateProps {
  marketHours: MarketHours
  /** The confirm button; shown to a logged-in user while the market is open. */
  children: ReactNode
}

/** The end of a ticket: the confirm button, or why there is none, and the way on. */
export function TradeGate({ marketHours, children }: TradeGateProps) {
  const { t } = useTranslation('orders')
  const { isLoggedIn } = useSession()
  const next = createPath(useLocation())

  if (!isLoggedIn) {
    return (
      <div className="grid gap-2">
        <p className="text-13 text-muted">{t('trade.guest')}</p>
        <div className="grid grid-cols-2 gap-2">
          <LinkButton to={paths.register.href({ next })}>{t('trade.signUp')}</LinkButton>
          <LinkButton variant="primary" to={paths.login.href({ next })}>
            {t('trade.logIn')}
          </LinkButton>
        </div>
      </div>
    )
  }
  if (marketHours !== 'OPEN') return <Note tone="warn">{t(`trade.${marketHours}`)}</Note>
  return children
}
