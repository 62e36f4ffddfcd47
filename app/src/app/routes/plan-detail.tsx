import { PlanPage } from '../../features/plans/components/plan-page.tsx'

/** `/trading/order?id=`: one own plan. */
export function PlanDetailRoute() {
  return <PlanPage />
}
