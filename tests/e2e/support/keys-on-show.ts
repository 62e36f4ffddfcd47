import type { Page } from '@playwright/test'
import { english } from '../../support/texts.ts'

type Tree = { readonly [name: string]: string | Tree }

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  )

/** Keys with a dot: no text is spelt like them. */
const keys = Object.getOwnPropertyNames(english)
  .flatMap((namespace) => keysOf(english[namespace as keyof typeof english] as Tree))
  .filter((key) => key.includes('.'))

/** Keys that the page shows or reads aloud in place of their texts. */
export const keysOnShow = (page: Page): Promise<string[]> =>
  page.evaluate((keys) => {
    const isKey = new Set(keys)
    const found: string[] = []
    const note = (text: string | null) => {
      const [, key = text?.trim() ?? ''] = /^\w+:(\S+)$/.exec(text?.trim() ?? '') ?? []
      if (isKey.has(key)) found.push(key)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) note(walker.currentNode.nodeValue)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name))
    return found
  }, keys)
