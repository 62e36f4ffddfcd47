import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatMoney } from '#core/format/format-money.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { isChange } from '../model/balance-line.ts'
import type { BalanceCardProps } from './balance-card.tsx'
import { useBalanceWords } from './use-balance-words.ts'

/** What equity is made up of on paper, each part with its sum. Not seen on the screen. */
export function BalanceSheet({ balance, at, userName }: BalanceCardProps & { userName: string }) {
  const { t, i18n } = useTranslation(['balance', 'account'])
  const words = useBalanceWords(at)
  const { account, parts } = balance
  return (
    <section className="hidden max-w-[480px] gap-4 print:grid" aria-label={t('sheet')}>
      <div className="flex items-center gap-3">
        <h2 className="text-22">{t('sheet')}</h2>
        <ModeBadge mode={account.mode} />
      </div>
      <p className="text-13">
        <bdi>{userName}</bdi>, {formatDateTimeFull(at, i18n.language)} UTC
      </p>
      {parts.map(({ name, amount, lines }) => (
        <CostList
          key={name}
          rows={lines.map((line) => ({
            key: line.key,
            label: words(line),
            value: <Figure value={formatMoney(line.amount, { sign: isChange(line) })} />,
          }))}
          total={{
            label: t(`part.${name}`),
            value: <Figure value={formatMoney(amount, { sign: name === 'unrealised' })} unit="USD" />,
          }}
        />
      ))}
      <CostList
        rows={[]}
        total={{
          label: t('account:overview.equity'),
          value: <Figure value={formatMoney(account.equity)} unit="USD" />,
        }}
      />
    </section>
  )
}
