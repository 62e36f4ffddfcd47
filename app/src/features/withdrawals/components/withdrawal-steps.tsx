import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Withdrawing } from './use-withdrawal-form.ts'

const steps = ['amount', 'costs', 'password'] as const

/** How far the user is: what is withdrawn, what it costs, and the password that confirms it. */
export function WithdrawalSteps({ withdrawing }: { withdrawing: Withdrawing }) {
  const { t } = useTranslation('withdrawals')
  const { quote, destination, isPasswordTyped } = withdrawing
  const current = quote === undefined || destination === undefined ? 0 : isPasswordTyped ? 2 : 1
  return (
    <ol className="grid grid-cols-3 gap-2">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? 'step' : undefined}
          className={clsx(
            'pt-2 text-12',
            at < current && 'border-t-3 border-accent',
            at === current && 'double-rule-above font-strong',
            at > current && 'border-t-3 border-line text-muted',
          )}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
