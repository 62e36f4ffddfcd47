import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { useMarketHours } from '../api/use-market-hours.ts'

export interface TradeGateProps {
  instrument: Pick<Instrument, 'id' | 'marketHours'>
  /** The confirm button; shown to a logged-in user while the market is open. */
  children: ReactNode
}

/** The end of a ticket: the confirm button, or why there is none, and the way on. */
export function TradeGate({ instrument, children }: TradeGateProps) {
  const { t } = useTranslation('orders')
  const { isLoggedIn } = useSession()
  const marketHours = useMarketHours(instrument)
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
