import { FileText } from 'lucide-react'
import { ComingSoonPage } from './coming-soon-page.tsx'

/** `/loan`: loans. */
export function LoanRoute() {
  return <ComingSoonPage page="loan" icon={<FileText aria-hidden="true" />} />
}
