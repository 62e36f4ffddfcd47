// app/buy-plan.tsx
'use client'

import { useActionState } from 'react'
import { beginPurchase, buyThePlan, settlePurchase } from './actions'

export function BuyPlan({ isOpen }: { isOpen: boolean }) {
  const [message, act, isPending] = useActionState(
    async () => ((await beginPurchase()) ? buyThePlan() : settlePurchase()),
    '',
  )
  return (
    <form action={act}>
      <button type="submit" disabled={isPending}>
        {isOpen ? 'Find out whether the plan was bought' : 'Buy for 5000.00 USD'}
      </button>
      <p role="status">{message}</p>
    </form>
  )
}
