import { type AgreementText, readAgreement } from './agreement.ts'

/** What a saved agreement says besides its text. */
export interface AgreementFileFacts {
  readonly markdown: string
  /** BCP 47 tag of the text. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Version, and who signed it when: a line under the title. */
  readonly facts: string
  /** That it comes from a sandbox; undefined outside of one. */
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
