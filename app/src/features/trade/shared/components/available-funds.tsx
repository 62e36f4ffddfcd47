import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { Figure } from '#ui/figure/figure.tsx'

/** Whether an order needs more than is available. The server decides; what is not known yet is left to it. */
export const isBeyondFunds = (total: string | undefined, available: string | undefined): boolean =>
  total !== undefined && available !== undefined && compareDecimals(total, available) > 0

/** Under the size of an order: what it needs and what is available, and the way to more of it. */
export function FundsError({ total, available }: { total: string; available: string }) {
  const { t } = useTranslation(['orders', 'money'])
  const { mode } = useMode()
  return (
    <span>
      {t('trade.beyond', {
        total,
        available,
      })}{' '}
      {mode === 'real' ? <Link to={paths.deposit.href()}>{t('money:step.deposit')}</Link> : null}
    </span>
  )
}

/** What the account in use has available, and what is on hold, beside the label of an amount; nothing for visitors. */
export function AvailableFunds() {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const account = useUserInfo().data?.accounts[mode]
  if (account === undefined) return null
  const { available, held } = account
  return (
    <span className="text-end text-12 text-muted">
      {t('trade.available')} <Figure value={formatMoney(available)} unit="USD" />
      {compareDecimals(held, '0') === 0 ? null : (
        <>
          {' '}
          · {t('trade.onHold')} <Figure value={formatMoney(held)} unit="USD" />
        </>
      )}
    </span>
  )
}
