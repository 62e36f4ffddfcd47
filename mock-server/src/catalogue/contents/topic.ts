/** Where a page is listed: 1 company, 2 policy, 3 footer. */
export type ContentType = 1 | 2 | 3

/** The pages in order of their numbers, with the place they are listed at. */
export const TOPICS = [
  ['about', 1],
  ['products', 1],
  ['fees', 1],
  ['contact', 1],
  ['privacy', 2],
  ['terms', 2],
  ['identity', 2],
  ['complaints', 2],
  ['risk', 3],
  ['storage', 3],
  ['figures', 3],
  ['sandbox', 3],
] as const satisfies readonly (readonly [string, ContentType])[]

/** What a page is about. */
export type Topic = (typeof TOPICS)[number][0]

/** A title and its paragraphs in Markdown; words in braces are figures of the parameters. */
export type Page = readonly [title: string, ...paragraphs: string[]]

/** All pages in one language. */
export type Pages = Readonly<Record<Topic, Page>>
