import type { TextTree } from './texts.ts'

/** Marks of direction, which an editor does not show. */
const invisible = /[\u200e\u200f\u2066-\u2069]/g

/** The one way a text file is written: two spaces, one key a line, invisible marks by number, a newline at the end. */
export function print(tree: TextTree): string {
  const json = JSON.stringify(tree, null, 2)
  return `${json.replace(invisible, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)}\n`
}

/** Builds the nested form of dotted keys, in their order. */
export function nest(texts: Iterable<readonly [string, string]>): TextTree {
  const tree: Record<string, unknown> = {}
  for (const [key, text] of texts) {
    const path = key.split('.')
    const last = path.pop() ?? key
    let group = tree
    for (const name of path) {
      group[name] ??= {}
      group = group[name] as Record<string, unknown>
    }
    group[last] = text
  }
  return tree as TextTree
}
