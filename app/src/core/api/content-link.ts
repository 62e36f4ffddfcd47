import { paths } from '#config/paths.ts'
import { type ContentItem, contentTypes } from './content.ts'

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
