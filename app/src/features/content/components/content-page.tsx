import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { DocumentsCard } from './documents-card.tsx'

export interface ContentPageProps {
  title: string
  subtitle: string
  /** Beside the texts, above the documents. */
  aside: ReactNode
  children: ReactNode
}

/** A page of the operator's texts, with the documents beside them; on paper the texts alone run on. */
export function ContentPage({ title, subtitle, aside, children }: ContentPageProps) {
  const { t } = useTranslation('content')
  return (
    <Page>
      <PageHeading title={title} subtitle={subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        {children}
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('documents')}>
          {aside}
          <DocumentsCard />
        </aside>
      </div>
    </Page>
  )
}
