import type { NoticeLanguage } from './notice-language.ts'
import { textsIn } from './texts/texts.ts'

/** The risk notice to show before an order; empty for a key that has none. */
export const riskNotice = (key: string, language: NoticeLanguage): string => {
  const texts: Readonly<Record<string, string>> = textsIn(language).notices
  const notice = Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''
  if (notice === '') return ''
  // Chinese and Japanese set no space between sentences.
  return `${notice}${notice.endsWith('。') ? '' : ' '}${texts.simulated}`
}
