import DOMPurify from 'dompurify'
import { Marked } from 'marked'

const markdown = new Marked({ gfm: true, async: false })

/** Elements of a text; whatever else it has in it is left out, its words are kept. */
export const textTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const

/**
 * Markdown, or HTML, as harmless elements: no script, no style, no picture of another host, no attribute but a link's
 * address. They are in a document of their own, where nothing runs or is loaded.
 */
export function readMarkdown(text: string): readonly ChildNode[] {
  const html = DOMPurify.sanitize(String(markdown.parse(text)), {
    ALLOWED_TAGS: [...textTags],
    ALLOWED_ATTR: ['href'],
  })
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
}
