import { type ContentItem, contentsAbout, contentsOf } from '#core/content/content.ts'

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
