import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContentItem, contentsAbout, contentsOf } from '#core/content/content.ts'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { ContactCard, type ContactCardProps } from './contact-card.tsx'
import { DocumentsCard } from './documents-card.tsx'

export interface ContentPageProps {
  title: string
  subtitle: string
  /** Where the user is, for the ways to ask beside the texts. */
  on: ContactCardProps['on']
  children: ReactNode
}

/** A page of the operator's texts, with the documents beside them; on paper the texts alone run on. */
export function ContentPage({ title, subtitle, on, children }: ContentPageProps) {
  const { t } = useTranslation('content')
  return (
    <Page>
      <PageHeading title={title} subtitle={subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        {children}
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('documents')}>
          <ContactCard on={on} />
          <DocumentsCard />
        </aside>
      </div>
    </Page>
  )
}

/** What the page about the products shows, in its order. */
const productTopics = ['products', 'risk', 'fees']

/** What the page about the company shows first, in its order. */
const companyTopics = ['about', 'profile', 'supervision', 'partners', 'complaintRoute', 'contact']

/** The texts on how the products work, what they cost and what can be lost. */
export const productTexts = (items: readonly ContentItem[]) => contentsAbout(items, productTopics)

/** The company's own texts: those with a known topic first, then whatever else the operator has written. */
export function companyTexts(items: readonly ContentItem[]): readonly ContentItem[] {
  const own = contentsOf(items, 'company')
  const known = contentsAbout(own, companyTopics)
  const others = own.filter((item) => !known.includes(item) && !productTopics.includes(item.topic ?? ''))
  return [...known, ...others]
}
