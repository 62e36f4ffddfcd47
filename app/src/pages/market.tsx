import { AlertButton } from '#features/alerts/components/alert-button.tsx'
import { MarketPage, type MarketPageProps } from '#features/market/components/market-page.tsx'

const alertsOf: MarketPageProps['alertsOf'] = (row) => <AlertButton subject={row} />

/** `/market`: the price lists. */
export function MarketRoute() {
  return <MarketPage alerts={<AlertButton isFramed />} alertsOf={alertsOf} />
}
