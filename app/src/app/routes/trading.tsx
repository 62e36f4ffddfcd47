import { TradingPage } from '../../features/trading/components/trading-page.tsx'

/** `/trading?tab=&type=&plan=&days=`: smart plans. */
export function TradingRoute() {
  return <TradingPage />
}
