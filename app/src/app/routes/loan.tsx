import { FileText } from 'lucide-react'
import { AwaitingPage } from './awaiting-page.tsx'

/** `/loan`: loans. */
export function LoanRoute() {
  return <AwaitingPage page="loan" icon={<FileText aria-hidden="true" />} />
}
