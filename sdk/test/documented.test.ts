import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', 'dist')
/** Written by openapi-typescript: each type in them has the contract's own words. */
const ofContract = ['components', 'operations', 'paths']

it.each(['index', 'react', 'types', 'zod', 'openapi-fetch', 'market-feed', 'money', 'debug'])(
  'every name that %s exports says what it is for',
  { timeout: 60_000 },
  (entry) => {
    const file = join(folder, `${entry}.d.ts`)
    const program = ts.createProgram([file], { skipLibCheck: true, types: [] })
    const checker = program.getTypeChecker()
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is missing: build first.`)
    const silent = checker.getExportsOfModule(module).filter((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      return target.getDocumentationComment(checker).length === 0
    })
    expect(silent.map(({ name }) => name).filter((name) => !ofContract.includes(name))).toEqual([])
  },
)
