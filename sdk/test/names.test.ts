import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { entryPoints } from '../scripts/api-report.ts'

const folder = join(import.meta.dirname, '..')
const dist = join(folder, 'dist')
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
}

interface Exported {
  readonly name: string
  /** What it stands for, where it is declared. */
  readonly target: ts.Symbol
}

/** What an entry point gives out. */
function exportsOf(program: ts.Program, entry: string): readonly Exported[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(dist, `${entry}.d.ts`))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${entry} is missing: build first.`)
  return checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }))
}

/** The file and place that declare a symbol. */
function placeOf({ declarations }: ts.Symbol): string {
  const declared = declarations?.[0]
  return `${declared?.getSourceFile().fileName}:${declared?.pos}`
}

const isDeprecated = (symbol: ts.Symbol) => symbol.getJsDocTags().some(({ name }) => name === 'deprecated')

it('offers at most 200 names on its front door besides former ones, and one meaning for each name of a type', {
  timeout: 60_000,
}, () => {
  const files = entryPoints.map((entry) => join(dist, `${entry}.d.ts`))
  const program = ts.createProgram(files, options)
  // Former names are deprecated, and the next major version drops them.
  const offered = exportsOf(program, 'index').filter(({ target }) => !isDeprecated(target))
  expect(offered.length).toBeLessThanOrEqual(200)
  expect(offered.map(({ name }) => name)).not.toContain('listWithdrwal')
  // Schemas of zod have the names of the types that they check.
  const doors = entryPoints.filter((entry) => entry !== 'zod').map((entry) => exportsOf(program, entry))
  const meanings = new Map<string, Set<string>>()
  for (const { name, target } of doors.flat())
    meanings.set(name, (meanings.get(name) ?? new Set()).add(placeOf(target)))
  expect([...meanings].filter(([, places]) => places.size > 1).map(([name]) => name)).toEqual([])
})

/** What an editor shows of the last name in a program that uses the built package. */
function hoverOf(program: string): string {
  const file = join(folder, 'test/hovered.mts')
  const text = `import * as sdk from '../dist/index.js'\nimport type * as types from '../dist/types.js'\ndeclare const client: sdk.SwxClient\n${program}`
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const read = name === file ? text : ts.sys.readFile(name)
      return read === undefined ? undefined : ts.ScriptSnapshot.fromString(read)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  })
  const shown = service.getQuickInfoAtPosition(file, text.trimEnd().length - 1)
  const tags = (shown?.tags ?? []).map(
    ({ name, text = [] }) => `@${name} ${text.map((part) => part.text).join('')}`,
  )
  const words = [...(shown?.displayParts ?? []), { text: '\n' }, ...(shown?.documentation ?? [])]
  return [...words.map((part) => part.text), ...tags].join('')
}

it.each([
  ['sdk.login', /input: types.LoginRequest[\s\S]*Promise<types.SignedInUser>[\s\S]*@param input `userName`/],
  [
    'sdk.listInstruments',
    /Promise<readonly types.MarketItem\[\]>[\s\S]*@param input `type`[\s\S]*each with `id`, `code`/,
  ],
  [
    'const user = await sdk.login(client, { userName: "a", password: "b" }); user',
    /user: types.SignedInUser/,
  ],
  [
    "const { error } = await client.GET('/swx/customer/index/listMarketByType'); error",
    /CallError(?!<never>)/,
  ],
  [
    'declare const account: types.Account; account.available',
    /available: string\nThe available balance, in US dollars/,
  ],
])('shows what %s takes and answers', { timeout: 60_000 }, (program, shown) => {
  expect(hoverOf(program)).toMatch(shown)
})
