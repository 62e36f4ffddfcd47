import ts from 'typescript'

/** A comment or a name that says a thing by another word than the one that is agreed on. */
export interface OtherWord {
  readonly word: string
  /** The line of the comment, or the name. */
  readonly text: string
}

/** The parts of a name: `hasDeskTrouble` is has, desk and trouble. */
const partsOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')

/** A comment without what is in backquotes: names of the wire keep their spelling. */
const proseOf = (comment: string) => comment.replaceAll(/`[^`]*`/g, '')

/** Where comments and names of a source text use one of the words, in the singular or the plural. */
export function otherWordsIn(source: string, words: readonly string[]): OtherWord[] {
  const patterns = words.map((word) => [word, new RegExp(`\\b${word}s?\\b`, 'i')] as const)
  const found = new Map<string, OtherWord>()
  // Most files have none of the words anywhere, and need not be parsed.
  if (!patterns.some(([, pattern]) => pattern.test(partsOf(source)) || pattern.test(source))) return []
  const look = (text: string, shown: string) => {
    for (const [word, pattern] of patterns)
      if (pattern.test(text)) found.set(`${word} ${shown}`, { word, text: shown })
  }
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node): void => {
    // Names of what is imported and of properties that other code made are declared elsewhere.
    if (ts.isIdentifier(node) && isDeclared(node)) look(partsOf(node.text), node.text)
    const comments = [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ]
    for (const { pos, end } of comments)
      for (const line of proseOf(source.slice(pos, end)).split('\n')) look(line, line.trim())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()]
}

/** Whether a name is given here, and not only used. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isParameter(parent)) &&
    parent.name === node
  )
}

/** The words of the last column of `docs/glossary.md`, which are not said. */
export const wordsOfGlossary = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| word '))
    .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
    .map((word) => word.trim())
    .filter(Boolean)
