import ts from 'typescript'

/** The syntax of one source, without its types: comments and strings are no part of what it calls. */
function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

/** The texts that a source hands over first in calls of a function: `operation('loan', …)` gives `loan`. */
export function firstTexts(source: string, callee: string): string[] {
  const found: string[] = []
  if (source.includes(callee))
    visit(parse(source), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== callee)
        return
      const [first] = node.arguments
      if (first && ts.isStringLiteralLike(first)) found.push(first.text)
    })
  return found
}

/** The functions and constants that a source exports by declaring them. */
export function exportedNames(source: string): string[] {
  return parse(source).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  })
}

/** Names imported as values from packages, by the name that they have in the source. */
function importedValues(file: ts.SourceFile, packages: readonly string[]): ReadonlyMap<string, string> {
  const imports = file.statements.filter(ts.isImportDeclaration)
  return new Map(
    imports.flatMap(({ importClause, moduleSpecifier }) => {
      const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      const names = importClause?.namedBindings
      if (!packages.includes(from) || !names || !ts.isNamedImports(names)) return []
      if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
      const values = names.elements.filter(({ isTypeOnly }) => !isTypeOnly)
      return values.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const)
    }),
  )
}

/** The names that a source imports from packages and uses in what it does: called, or handed on to be called. */
export function usedImports(source: string, packages: readonly string[]): ReadonlySet<string> {
  if (!packages.some((name) => source.includes(name))) return new Set()
  const file = parse(source)
  const imported = importedValues(file, packages)
  const used = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    const name = ts.isIdentifier(node) && !isNameOfMember(node) ? imported.get(node.text) : undefined
    if (name !== undefined) used.add(name)
    ts.forEachChild(node, look)
  }
  look(file)
  return used
}

/** Whether an identifier only names a member, as `loan` does in `answer.loan` and `{ loan: 1 }`. */
function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return parent.name === node
  return ts.isBindingElement(parent) || ts.isMethodDeclaration(parent)
}
