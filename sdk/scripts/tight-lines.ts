import ts from 'typescript'

/** Every token of a module, in order. */
function* tokensOf(node: ts.Node, file: ts.SourceFile): Generator<ts.Node> {
  const parts = node.getChildren(file)
  if (parts.length === 0) yield node
  for (const part of parts) yield* tokensOf(part, file)
}

/** Whether two tokens would read as another one without space between them. */
const wouldMerge = (before: string, after: string) =>
  (/[\w$]$/.test(before) && /^[\w$]/.test(after)) ||
  (/\d$/.test(before) && after.startsWith('.')) ||
  (/[-+/]$/.test(before) && before.at(-1) === after[0])

/**
 * A module without the space between tokens of a line that only readers need. Lines stay lines, and comments of a line
 * stay, since among them are the marks of what a bundler may drop: esbuild's own minifier leaves them out.
 */
export function tightLines(text: string): string {
  const file = ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022)
  let tight = ''
  let end = 0
  for (const token of tokensOf(file, file)) {
    const start = token.getStart(file)
    const between = text.slice(end, start).replace(/^[ \t]+|[ \t]+$/gm, '')
    const code = text.slice(start, token.end)
    const isSpace = between === '' && start > end
    tight += isSpace && wouldMerge(tight, code) ? ` ${code}` : between + code
    end = token.end
  }
  return tight
}
