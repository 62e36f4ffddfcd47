import type { ContentItem } from '#core/content/content.ts'

/** Groups that have a name here, in their order; questions of any other group come last, under one heading. */
const faqGroups = ['account', 'payments', 'trading', 'lending', 'other'] as const

/** Name of a group of questions. */
export type FaqGroupName = (typeof faqGroups)[number]

/** The group a question is shown in. */
export const groupOf = ({ group }: ContentItem): FaqGroupName =>
  faqGroups.find((name) => name === group) ?? 'other'

/** The questions by group, without empty groups. */
export function groupQuestions(items: readonly ContentItem[]) {
  return faqGroups
    .map((name) => ({ name, items: items.filter((item) => groupOf(item) === name) }))
    .filter((group) => group.items.length > 0)
}
