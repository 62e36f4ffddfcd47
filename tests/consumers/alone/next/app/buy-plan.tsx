// app/buy-plan.tsx
'use client'

import { useActionState } from 'react'
import { buyThePlan } from './actions'

export function BuyPlan({ idempotencyKey }: { idempotencyKey: string }) {
  const [message, buy, isPending] = useActionState(() => buyThePlan(idempotencyKey), '')
  return (
    <form action={buy}>
      <button type="submit" disabled={isPending}>
        Buy for 5000.00 USD
      </button>
      <p role="status">{message}</p>
    </form>
  )
}
