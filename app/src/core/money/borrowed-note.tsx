import { useTranslation } from 'react-i18next'
import { useOwnMoney } from '#core/account-mode/use-own-money.ts'
import { formatMoney } from '#core/format/figures.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'

/**
 * Says that borrowed money buys neither plans nor options, and how much is the user's own; empty for who owes nothing.
 */
export function BorrowedNote() {
  const { t } = useTranslation('money')
  const money = useOwnMoney()
  if (money === undefined || money.own === money.available) return null
  return (
    <span className="block text-12">
      <RichText
        text={t('borrowed', { own: formatMoney(money.own), available: formatMoney(money.available) })}
      />
    </span>
  )
}
