import type { TextTree } from './texts.ts'

/** The one way a text file is written: two spaces, one key a line, a newline at the end. */
export function print(tree: TextTree): string {
  return `${JSON.stringify(tree, null, 2)}\n`
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
