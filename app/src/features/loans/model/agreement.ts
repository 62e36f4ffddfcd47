import { type Language, languageCodeOfTag, languageOf } from '@swx/locales/languages'

/** A heading of an agreement with its paragraphs. */
export interface AgreementSection {
  /** Name within the page, for links. */
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** An agreement, read from its Markdown: a title, an introduction, sections. */
export interface AgreementText {
  readonly title: string
  readonly introduction: readonly string[]
  readonly sections: readonly AgreementSection[]
}

/** Reads the Markdown of an agreement: headings of two levels and paragraphs; anything else stays as it was written. */
export function readAgreement(markdown: string): AgreementText {
  let title = ''
  const introduction: string[] = []
  const sections: { id: string; heading: string; paragraphs: string[] }[] = []
  for (const block of markdown.split(/\n{2,}/)) {
    const text = block.trim()
    if (text.startsWith('# ')) title = text.slice(2)
    else if (text.startsWith('## '))
      sections.push({ id: `agreement-${sections.length + 1}`, heading: text.slice(3), paragraphs: [] })
    else if (text !== '') (sections.at(-1)?.paragraphs ?? introduction).push(text)
  }
  return { title, introduction, sections }
}

/** A piece of a text; `match` counts the places where the searched words are, from 0 in each text. */
export interface TextPiece {
  readonly text: string
  readonly match?: number
}

/** Splits a text at the searched words, whatever their case. */
export function splitAtMatches(text: string, searched: string): readonly TextPiece[] {
  const words = searched.trim()
  if (words === '') return [{ text }]
  const pattern = new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  const pieces: TextPiece[] = []
  let end = 0
  let match = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ text: found[0], match })
    end = found.index + found[0].length
    match += 1
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** How often the searched words are in an agreement. */
export function countMatches({ introduction, sections }: AgreementText, searched: string): number {
  const texts = [...introduction, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])]
  return texts.flatMap((text) => splitAtMatches(text, searched)).filter(({ match }) => match !== undefined)
    .length
}

/** Minutes that reading an agreement takes: 200 words a minute, or 400 signs where words are not spaced. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).length
  return Math.max(1, Math.round(Math.max(words / 200, markdown.length / 1_200)))
}

/** The language that a tag of an agreement names; English for one that the app does not speak. */
export const languageOfAgreement = (tag: string): Language => languageOf(languageCodeOfTag(tag) ?? 'en')

/** What a saved agreement says besides its text. */
interface AgreementFileFacts {
  readonly markdown: string
  /** BCP 47 tag of the text. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Version, and who signed it when: a line under the title. */
  readonly facts: string
  /** The sentence that the agreement comes from a sandbox; undefined outside of one. */
  readonly label: string | undefined
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')

const body = ({ introduction, sections }: AgreementText) =>
  [
    paragraphs(introduction),
    ...sections.map((section) => `<h2>${escaped(section.heading)}</h2>\n${paragraphs(section.paragraphs)}`),
  ].join('\n')

/** An agreement as a page to keep and print: the words as they were shown, and nothing that has to be fetched. */
export function agreementFile({ markdown, language, direction, facts, label }: AgreementFileFacts): string {
  const text = readAgreement(markdown)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escaped(text.title)}</title>
<style>body{max-width:66ch;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}</style></head>
<body>
${label === undefined ? '' : `<p><strong>${escaped(label)}</strong></p>`}
<h1>${escaped(text.title)}</h1>
<p>${escaped(facts)}</p>
${body(text)}
</body>
</html>
`
}
