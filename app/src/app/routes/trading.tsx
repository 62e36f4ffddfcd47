import { PlansPage } from '../../features/plans/components/plans-page.tsx'

/** `/trading?tab=&type=&plan=&days=`: smart plans. */
export function TradingRoute() {
  return <PlansPage />
}
