import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A test as its file declares it. */
export interface DeclaredTest {
  /** Groups and title; what a table or a loop fills in is any text. */
  readonly path: readonly RegExp[]
  /** The word that keeps it from showing anything: `skip`, `todo`, `fails`, `fixme`. */
  readonly heldBack: string | undefined
}

const holdingBack = new Set(['skip', 'todo', 'fails', 'fail', 'fixme'])
const starters = new Set(['test', 'it', 'describe'])

/** The words of a call such as `test.describe.each(table)('title')`: `test`, `describe`, `each`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag)
  return []
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title as a pattern: `%s`, `$name` of a table and `${…}` are any text. */
function patternOf(title: ts.Expression, isTable: boolean): RegExp {
  const fixed = (text: string) =>
    isTable
      ? text
          .split(/%[a-zA-Z]|\$[\w.]+/)
          .map(escaped)
          .join('.+')
      : escaped(text)
  if (ts.isStringLiteralLike(title)) return new RegExp(`^${fixed(title.text)}$`, 's')
  if (!ts.isTemplateExpression(title)) return /^.+$/s
  const rest = title.templateSpans.map(({ literal }) => `.+${fixed(literal.text)}`)
  return new RegExp(`^${fixed(title.head.text)}${rest.join('')}$`, 's')
}

/** The tests that a source declares, by its syntax: comments and strings declare none. */
export function declaredTests(source: string, fileName = 'a.test.tsx'): DeclaredTest[] {
  const found: DeclaredTest[] = []
  const visit = (node: ts.Node, groups: readonly RegExp[], heldBack: string | undefined): void => {
    const words = ts.isCallExpression(node) ? wordsOf(node.expression) : []
    const [title, ...others] = ts.isCallExpression(node) ? node.arguments : []
    const isTable = words.includes('each') || words.includes('for')
    const isDeclared =
      starters.has(words[0] ?? '') &&
      title !== undefined &&
      !ts.isFunctionLike(title) &&
      (others.length > 0 || words.includes('todo')) &&
      !(ts.isCallExpression(node) && isTableItself(node.expression))
    if (!isDeclared) {
      ts.forEachChild(node, (child) => visit(child, groups, heldBack))
      return
    }
    const path = [...groups, patternOf(title, isTable)]
    const held = heldBack ?? words.find((word) => holdingBack.has(word))
    if (words.includes('describe')) {
      for (const other of others) visit(other, path, held)
    } else found.push({ path, heldBack: held })
  }
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind), [], undefined)
  return found
}

/** Whether a call hands the table over, as the first one of `test.each(table)('title', …)` does. */
const isTableItself = (callee: ts.Expression) =>
  ts.isPropertyAccessExpression(callee) && /^(each|for)$/.test(callee.name.text)

const read = new Map<string, readonly DeclaredTest[]>()

/** The tests that a file declares. */
export function testsDeclaredIn(file: string): readonly DeclaredTest[] {
  const known = read.get(file) ?? declaredTests(readFileSync(file, 'utf8'), file)
  read.set(file, known)
  return known
}
