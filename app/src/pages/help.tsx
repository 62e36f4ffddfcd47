import { DocumentsCard } from '#features/content/components/document-list.tsx'
import { HelpPage } from '#features/help/components/help-page.tsx'

/** `/help?q=`: the help centre. */
export function HelpRoute() {
  return <HelpPage documents={<DocumentsCard />} />
}
