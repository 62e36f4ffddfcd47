import { CurrencyPage } from '../../features/trade/instrument/components/instrument-page.tsx'
import { CurrencyDesk } from './instrument-layout.tsx'

/** `/cruuency?code=&type=&id=`: one instrument. */
export function CurrencyRoute() {
  return <CurrencyPage Desk={CurrencyDesk} />
}
