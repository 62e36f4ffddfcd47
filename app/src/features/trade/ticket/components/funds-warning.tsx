import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useAvailable } from '../../../../core/account-mode/use-available.ts'
import { formatMoney } from '../../../../core/format/format-money.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import { Note } from '../../../../ui/feedback/note.tsx'

/**
 * Says beside an amount that the account in use has less available. It only warns: the balance can have moved, and
 * the server decides.
 *
 * @param total what leaves the available balance, in dollars; undefined while nothing sensible was typed
 */
export function FundsWarning({ total }: { total: string | undefined }) {
  const { t } = useTranslation('orders')
  const available = useAvailable()
  if (total === undefined || available === undefined || compareDecimals(total, available) <= 0) return null
  return (
    <Note tone="warn" role="status">
      {t('trade.beyond', {
        total: isolateFigure(formatMoney(total)),
        available: isolateFigure(formatMoney(available)),
      })}
    </Note>
  )
}
