import { PlanPage } from '../../features/trading/components/plan-page.tsx'

/** `/trading/order?id=`: one own plan. */
export function PlanDetailRoute() {
  return <PlanPage />
}
