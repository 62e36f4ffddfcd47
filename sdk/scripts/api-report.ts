/**
 * What each entry point of the built package shows: a line per name with its type, without comments. A change of the public
 * surface is a change of `sdk/api`, which a reviewer sees.
 *
 * `node scripts/api-report.ts` writes the reports; `test/api-report.test.ts` compares them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const folder = join(import.meta.dirname, '..')

/** The entry points of the package. */
export const entryPoints = [
  'index',
  'react',
  'zod',
  'market-feed',
  'money',
  'debug',
  'types',
  'openapi-fetch',
] as const

/** Where the report of an entry point is kept. */
export const reportFile = (entry: string): string => join(folder, 'api', `${entry}.txt`)

/** The contract's own types and schemas have a change log of their own. */
const ofContract = new Set(['paths', 'components', 'operations'])

const withoutComments = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^export /, '')
    .trim()

/** The reports of all entry points, text by name. */
export function apiReports(): Map<string, string> {
  const files = new Map(entryPoints.map((entry) => [entry, join(folder, 'dist', `${entry}.d.ts`)]))
  const program = ts.createProgram([...files.values()], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const lineOf = (entry: string, symbol: ts.Symbol): string => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const texts = (target.declarations ?? []).map((declaration) =>
      ofContract.has(symbol.name) || entry === 'zod' || entry === 'types'
        ? '(the contract)'
        : withoutComments(declaration.getText()),
    )
    return `${symbol.name}\n${texts.map((text) => `    ${text}`).join('\n')}`
  }
  return new Map(
    [...files].map(([entry, file]) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new Error(`${file} is missing: build first.`)
      const lines = checker.getExportsOfModule(module).map((symbol) => lineOf(entry, symbol))
      return [entry, `${lines.sort().join('\n')}\n`]
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(folder, 'api'), { recursive: true })
  for (const [entry, text] of apiReports()) writeFileSync(reportFile(entry), text)
}
