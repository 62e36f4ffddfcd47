import { ChevronDown, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Balance, type BalanceLine, type BalancePart, balanceRows, isChange } from '../model/balance.ts'
import { partColours, SplitBar } from './split-bar.tsx'
import { useBalanceWords } from './use-balance-words.ts'

export interface BalanceCardProps {
  balance: Balance
  /** When it was read, epoch ms. */
  at: number
}

/** What equity is made up of: each figure opens to the sum that it is. */
export function BalanceCard({ balance, at }: BalanceCardProps) {
  const { t } = useTranslation(['balance', 'account', 'common'])
  const words = useBalanceWords(at)
  const { account, parts } = balance
  const handleCsv = () => {
    const rows = balanceRows(balance, {
      label: isSandbox ? t('common:sandbox.title') : undefined,
      headers: [t('csv.part'), t('csv.line'), t('csv.amount')],
      part: (name) => t(`part.${name}`),
      line: words,
      equity: t('account:overview.equity'),
      at: new Date(at).toISOString(),
    })
    downloadText('swx-balance.csv', toCsv(rows))
    toast(t('csv.done'))
  }
  return (
    <Card
      title={t('title')}
      aside={<ModeBadge mode={account.mode} />}
      aria-label={t('title')}
      className="print:hidden"
    >
      <p className="-mt-2 text-12 text-muted">{t('hint')}</p>
      <SplitBar account={account} />
      <div>
        {parts.map((part) => (
          <PartDetails key={part.name} part={part} at={at} />
        ))}
        <p className="flex items-baseline justify-between gap-3 border-t border-text pt-2.5 font-strong">
          <span>{t('account:overview.equity')}</span>
          <span className="final ms-auto text-16">
            <Figure value={formatMoney(account.equity)} unit="USD" />
          </span>
        </p>
      </div>
      <Button
        variant="text"
        size="sm"
        wraps
        className="justify-self-start"
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={handleCsv}
      >
        {t('csv.action')}
      </Button>
    </Card>
  )
}

function PartDetails({ part, at }: { part: BalancePart; at: number }) {
  const { t } = useTranslation('balance')
  const words = useBalanceWords(at)
  const { name, amount, lines } = part
  const text = formatMoney(amount, { sign: name === 'unrealised' })
  return (
    <details open={name === 'available'} className="group border-b border-line last-of-type:border-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-3 [&::-webkit-details-marker]:hidden">
        <i className={`size-2 flex-none rounded-[2px] ${partColours[name]}`} aria-hidden="true" />
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <span className="min-w-0">{t(`part.${name}`)}</span>
          <span
            aria-hidden="true"
            className="min-w-2 flex-1 translate-y-1 border-b border-dotted border-line-strong opacity-60"
          />
          <b className="ms-auto">
            <Figure value={text} />
          </b>
        </span>
        <ChevronDown
          className="size-4 flex-none text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="mb-3 grid gap-2 rounded-2 bg-surface-sunken p-3">
        {lines.length === 0 ? (
          <p className="text-13 text-muted">{t(`none.${name}`)}</p>
        ) : (
          <CostList
            rows={lines.map((line) => ({
              key: line.key,
              label: <BalanceLineLabel line={line}>{words(line)}</BalanceLineLabel>,
              value: <Figure value={formatMoney(line.amount, { sign: isChange(line) })} />,
            }))}
            total={{ label: t(`part.${name}`), value: <Figure value={text} unit="USD" /> }}
          />
        )}
        <p className="text-12 text-muted">{t(`note.${name}`)}</p>
      </div>
    </details>
  )
}

/** The name of a line, leading to its record where there is one. */
function BalanceLineLabel({ line, children }: { line: BalanceLine; children: ReactNode }) {
  const href = recordOf(line)
  return href === undefined ? children : <Link to={href}>{children}</Link>
}

function recordOf(line: BalanceLine): string | undefined {
  if (line.kind === 'plan') return paths.planDetail.href({ id: line.plan.orderNo })
  if (line.kind === 'margin' || line.kind === 'unrealised')
    return paths.orderDetail.href({ no: line.position.orderNo })
  return line.kind === 'option' ? paths.orderDetail.href({ no: line.option.orderNo }) : undefined
}
