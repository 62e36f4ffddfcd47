/**
 * What each door of the built package shows: a line per name with its type, without comments. A change of the public
 * surface is a change of `sdk/api`, which a reviewer sees.
 *
 * `node scripts/api-report.ts` writes the reports; `test/api-report.test.ts` compares them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const folder = join(import.meta.dirname, '..')

/** The doors of the package. */
export const doors = ['index', 'react', 'zod', 'market-feed', 'money', 'debug'] as const

/** Where the report of a door is kept. */
export const reportFile = (door: string): string => join(folder, 'api', `${door}.txt`)

/** The contract's own types and schemas have a change log of their own. */
const ofContract = new Set(['paths', 'components', 'operations'])

const withoutComments = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^export /, '')
    .trim()

/** The reports of all doors, text by door. */
export function apiReports(): Map<string, string> {
  const files = new Map(doors.map((door) => [door, join(folder, 'dist', `${door}.d.ts`)]))
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
  const lineOf = (door: string, symbol: ts.Symbol): string => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const texts = (target.declarations ?? []).map((declaration) =>
      ofContract.has(symbol.name) || door === 'zod'
        ? '(the contract)'
        : withoutComments(declaration.getText()),
    )
    return `${symbol.name}\n${texts.map((text) => `    ${text}`).join('\n')}`
  }
  return new Map(
    [...files].map(([door, file]) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new Error(`${file} is missing: build first.`)
      const lines = checker.getExportsOfModule(module).map((symbol) => lineOf(door, symbol))
      return [door, `${lines.sort().join('\n')}\n`]
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(folder, 'api'), { recursive: true })
  for (const [door, text] of apiReports()) writeFileSync(reportFile(door), text)
}
