import type { ReactNode } from 'react'
import { useDevice } from '#lib/device/use-device.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import './ticket-foot.css'

interface TicketFootProps {
  /** What the sum is: due now, or held for an order that waits. */
  label: string
  /** What leaves the balance in all; a dash while that is not known. */
  sum: ReactNode
  /** What the sum is made of. Phones show it here, since the costs are rarely on view with the foot. */
  parts?: string | undefined
  /** The confirm button, or why there is none. */
  children: ReactNode
}

/** The sum and the button of a ticket. They stay in sight at the end of the window while the ticket is longer than it. */
export function TicketFoot({ label, sum, parts, children }: TicketFootProps) {
  const isMobile = useDevice() === 'mobile'
  return (
    <div className="ticket-foot grid gap-2">
      <CostList rows={[]} total={{ label, value: sum }} />
      {isMobile && parts !== undefined ? <p className="-mt-2 text-12 text-muted">{parts}</p> : null}
      {children}
    </div>
  )
}
