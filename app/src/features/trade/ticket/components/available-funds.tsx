import { useTranslation } from 'react-i18next'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { formatMoney } from '#core/format/figures.ts'
import { Figure } from '#ui/figure/figure.tsx'

/** What the account in use has available, beside the label of an amount; nothing for visitors. */
export function AvailableFunds() {
  const { t } = useTranslation('orders')
  const available = useAvailable()
  if (available === undefined) return null
  return (
    <span className="text-12 text-muted">
      {t('trade.available')} <Figure value={formatMoney(available)} unit="USD" />
    </span>
  )
}
