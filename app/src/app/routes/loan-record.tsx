import { RecordPage } from '../../features/loans/components/record-page.tsx'

/** `/loan/record?no=`: the own loans, one of them in full. */
export function LoanRecordRoute() {
  return <RecordPage />
}
