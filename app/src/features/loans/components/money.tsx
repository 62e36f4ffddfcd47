import { formatMoney, type MoneyFormat } from '#core/format/figures.ts'
import { Figure } from '#ui/figure/figure.tsx'

export interface MoneyProps extends MoneyFormat {
  amount: string
}

/** An amount in dollars. */
export function Money({ amount, ...format }: MoneyProps) {
  return <Figure value={formatMoney(amount, format)} unit="USD" />
}
