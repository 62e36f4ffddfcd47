import { parseSavingsTiers } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { NextCreditsCard } from '#features/cockpit/components/next-credits-card.tsx'
import { useSavingsFacts } from '#features/income/api/use-savings-facts.ts'
import { savingsDay } from '#features/income/model/savings-day.ts'

/** What is paid next; the interest on cash is worked out as the income page does. */
export function NextCredits() {
  const tiers = useParameter('savings.tiers', parseSavingsTiers)
  const facts = useSavingsFacts()
  const known = facts.data && tiers.data ? { facts: facts.data, tiers: tiers.data } : undefined
  const amount = known && (known.facts.isOn ? savingsDay(known.facts, known.tiers).credit : '0.00')
  return (
    <NextCreditsCard
      interest={{
        amount,
        error: tiers.error ?? facts.error,
        refetch: () => Promise.all([tiers.refetch(), facts.refetch()]),
      }}
    />
  )
}
