import type { Language } from '@swx/locales/languages'
import type { components } from '@swx/sdk'
import { paths } from '#config/paths.ts'

/** A text as lists name it. */
export type ContentItem = components['schemas']['ContentItem']

/** A text with its body in Markdown. */
export type Content = components['schemas']['Content']

/** Where a text is listed, as the contract numbers it. */
export const contentTypes = { company: 1, policy: 2, footer: 3, question: 4, announcement: 5 } as const

/** The number that lists are asked with: 1 for Simplified Chinese, 2 for every other language. */
export const languageClassOf = ({ code }: Language): 1 | 2 => (code === 'zh' ? 1 : 2)

/** The texts of a list that are of one type, in the order of the server. */
export const contentsOf = (items: readonly ContentItem[], type: keyof typeof contentTypes) =>
  items.filter((item) => item.type === contentTypes[type])

/** The texts about some topics, in the order of the topics; those that the operator does not have are left out. */
export const contentsAbout = (items: readonly ContentItem[], topics: readonly string[]) =>
  topics.flatMap((topic) => items.find((item) => item.topic === topic) ?? [])

/** The page of each topic that is shown in full on a page of its own. */
const pageOfTopic: Readonly<Record<string, string>> = {
  about: paths.companyIntro.href(),
  profile: paths.companyIntro.href(),
  partners: paths.companyIntro.href(),
  products: paths.introduction.href(),
}

/** Where a text is read. */
export function contentLink({ id, title, type, topic }: ContentItem): string {
  if (type === contentTypes.question) return paths.faq.href({ id })
  if (type === contentTypes.announcement) return paths.notice.href({ id })
  return (topic && pageOfTopic[topic]) || paths.detail.href({ id, title })
}
