import { formatMoney } from '#core/format/figures.ts'
import { Figure } from '#ui/figure/figure.tsx'

/** An amount of an example in dollars. */
export function Usd({ amount }: { amount: string }) {
  return <Figure value={formatMoney(amount)} unit="USD" />
}
