import { CostList } from '#ui/data/cost-list.tsx'
import { type PlanLinesInput, usePlanLines } from './use-plan-lines.tsx'

/** What a plan comes to if it is held, and what leaving it costs, in one table each. */
export function PlanCosts(props: PlanLinesInput) {
  const { daily, total, principal, payout, leaveNow, leaveLater } = usePlanLines(props)
  return (
    <>
      <CostList rows={[daily, total, principal]} total={payout} />
      <div className="border-t border-line pt-1.5">
        <CostList rows={[leaveNow, leaveLater]} />
      </div>
    </>
  )
}
