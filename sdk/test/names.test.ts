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

/** The names that an entry point gives out, each with the file and place that declares it. */
function namesOf(program: ts.Program, entry: string): Map<string, string> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(dist, `${entry}.d.ts`))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${entry} is missing: build first.`)
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const [declared] = target.declarations ?? []
      return [symbol.name, `${declared?.getSourceFile().fileName}:${declared?.pos}`]
    }),
  )
}

it('has at most 200 names on its front door, and one meaning for each name of a type', {
  timeout: 60_000,
}, () => {
  const files = entryPoints.map((entry) => join(dist, `${entry}.d.ts`))
  const program = ts.createProgram(files, options)
  expect(namesOf(program, 'index').size).toBeLessThanOrEqual(200)
  // Schemas of zod have the names of the types that they check.
  const doors = entryPoints.filter((entry) => entry !== 'zod').map((entry) => namesOf(program, entry))
  const meanings = new Map<string, Set<string>>()
  for (const [name, place] of doors.flatMap((door) => [...door]))
    meanings.set(name, (meanings.get(name) ?? new Set()).add(place))
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
  ['declare const account: types.Account; account.available', /available: string\nUS dollars/],
])('shows what %s takes and answers', { timeout: 60_000 }, (program, shown) => {
  expect(hoverOf(program)).toMatch(shown)
})
