import { CurrencyPage } from '../../features/currency/components/currency-page.tsx'
import { CurrencyDesk } from './currency-desk.tsx'

/** `/cruuency?code=&type=&id=`: one instrument. */
export function CurrencyRoute() {
  return <CurrencyPage Desk={CurrencyDesk} />
}
