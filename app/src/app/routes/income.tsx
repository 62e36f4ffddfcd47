import { IncomePage } from '../../features/income/components/income-page.tsx'

/** `/profile/income?source=&from=&to=`: what the real balance earned, and savings. */
export function IncomeRoute() {
  return <IncomePage />
}
