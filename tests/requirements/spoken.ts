import ts from 'typescript'

/** A text of a source file that someone reads, with the line it is on. */
export interface SpokenText {
  readonly line: number
  readonly text: string
}

/** Whether a text is a sentence, or words with a space between: no name, path, address, style or key. */
const isSpoken = (text: string) =>
  /^[A-Z“"'{].*\s/s.test(text.trim()) &&
  /[a-z]{2}/.test(text) &&
  !/^[\w-]+\/|^[A-Z]+ \/|^SELECT |^UPDATE |^INSERT |^CREATE |^DELETE |^WITH /.test(text)

/** The texts of a source file that reach somebody: those between tags, and literals that are sentences. */
export function spokenIn(source: string): SpokenText[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: SpokenText[] = []
  const add = (node: ts.Node, text: string) => {
    if (isSpoken(text))
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: text.replaceAll(/\s+/g, ' ').trim(),
      })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text)
    else if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) add(node, node.text)
    else if (ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
