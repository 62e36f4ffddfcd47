import { AlertButton } from '#features/alerts/components/alert-button.tsx'
import { MarketPage } from '#features/market/components/market-page.tsx'

/** `/market`: the price lists. */
export function MarketRoute() {
  return (
    <MarketPage
      alerts={<AlertButton isFramed />}
      alertsOf={(row) => <AlertButton isFramed subject={row} />}
    />
  )
}
