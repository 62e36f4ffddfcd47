import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'

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
        total: isolateFigure(formatMoney(total)),
        available: isolateFigure(formatMoney(available)),
      })}{' '}
      {mode === 'real' ? <Link to={paths.deposit.href()}>{t('money:step.deposit')}</Link> : null}
    </span>
  )
}
