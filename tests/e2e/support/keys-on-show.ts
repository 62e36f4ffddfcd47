import type { Page } from '@playwright/test'
import { english } from '../../support/texts.ts'

type Tree = { readonly [name: string]: string | Tree }

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  )

/** Keys with a dot: no text is spelt like them. */
const keys = new Set(
  Object.getOwnPropertyNames(english)
    .flatMap((namespace) => keysOf(english[namespace as keyof typeof english] as Tree))
    .filter((key) => key.includes('.')),
)

/** Runs in the page: all that is shown or read aloud and is one word with a dot, without the namespace before it. */
function dottedWords(): string[] {
  const found: string[] = []
  const note = (text: string | null) => {
    const [, word] = /^\s*(?:\w+:)?(\S+\.\S+)\s*$/.exec(text ?? '') ?? []
    if (word !== undefined) found.push(word)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) note(walker.currentNode.nodeValue)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name))
  return found
}

/** Keys that the page shows or reads aloud in place of their texts. */
export const keysOnShow = async (page: Page): Promise<string[]> =>
  (await page.evaluate(dottedWords)).filter((word) => keys.has(word))
