import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CalendarCheck2,
  ChartCandlestick,
  ChevronRight,
  Coins,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'

const records = [
  { page: 'deposit', Icon: ArrowDownToLine, to: paths.deposit.href() },
  { page: 'withdraw', Icon: ArrowUpFromLine, to: paths.withdraw.href() },
  { page: 'transactions', Icon: ArrowLeftRight, to: paths.transactions.href() },
  { page: 'income', Icon: Coins, to: paths.income.href() },
  { page: 'orders', Icon: ChartCandlestick, to: paths.orders.href() },
  { page: 'trading', Icon: CalendarCheck2, to: paths.trading.href({ tab: 'mine' }) },
] as const

/** The ways to what the account has on record: deposits, withdrawals, transactions, income, orders, plans. */
export function RecordsCard() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Card flush title={t('records.title')}>
      <ul>
        {records.map(({ page, Icon, to }) => (
          <li key={page} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-surface-sunken hover:no-underline"
            >
              <Icon className="size-5 flex-none text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{t(`common:page.${page}`)}</span>
                <span className="block text-12 text-muted">{t(`records.${page}`)}</span>
              </span>
              <ChevronRight className="mirror-rtl size-4 flex-none text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
