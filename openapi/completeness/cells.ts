import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedNames, firstTexts, usedImports } from './syntax.ts'

const root = join(import.meta.dirname, '..', '..')

/** The columns of the coverage table: what an operation has to have besides its description. */
export const columns = ['example', 'handler', 'function', 'hook', 'contract test', 'screen'] as const
export type Column = (typeof columns)[number]

interface Operation {
  operationId: string
  'x-sdk-name'?: string
  requestBody?: { content: Record<string, { examples?: object }> }
  responses: Record<string, { content: Record<string, { examples?: object }> }>
}

/** One row of the table. */
export interface Row {
  operationId: string
  tag: string
  path: string
  filled: Record<Column, boolean>
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** A file that calls an operation only for figures of another screen: it does not count as the operation's screen. */
export interface Aside {
  reason: string
  operation: string
  file: string
}

/** The sources below a folder, by their paths, without tests. */
function sources(pattern: string): ReadonlyMap<string, string> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.(test|spec)\.|\/src\/test\//.test(file))
  return new Map(files.sort().map((file) => [file, read(file)]))
}

/** Functions of the SDK that are not generated, by the operation that they call. */
const callers: Record<string, string | undefined> = { settleAttempt: 'resolveAttempt' }

const hasExamples = ({ requestBody, responses }: Operation) =>
  [requestBody, responses['200']]
    .flatMap((part) => Object.values(part?.content ?? {}))
    .every(({ examples }) => Object.keys(examples ?? {}).length > 0)

/** The names of an operation in the SDK: its `x-sdk-name`, and its operationId as an older name. */
const sdkNames = ({ operationId, 'x-sdk-name': name }: Operation): readonly string[] =>
  name === undefined ? [operationId] : [name, operationId]

/** The functions and hooks that call an operation. The function that makes its query key is not among them. */
function callersOf(name: string): readonly string[] {
  const hook = hookOf(name)
  return [name, callers[name] ?? name, hook, `${hook}Suspense`, `${hook}Infinite`, `${name}QueryOptions`]
}

const hookOf = (name: string) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The files of the app that call each function or hook of the SDK, by the name of the function. */
export function callingFiles(app: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [file, source] of app)
    for (const name of usedImports(source, ['@swx/sdk', '@swx/sdk/react']))
      found.set(name, [...(found.get(name) ?? []), file])
  return found
}

/** Reads the syntax of every package's sources and says which cells are filled. */
export function findRows(asides: readonly Aside[]): Row[] {
  const contract = JSON.parse(read('openapi/dist/openapi.json'))
  const textsOf = (pattern: string, callee: string) =>
    new Set([...sources(pattern).values()].flatMap((source) => firstTexts(source, callee)))
  const handlers = textsOf('mock-server/src/{api,products}/**/*.ts', 'operation')
  const cases = textsOf('tests/contract/cases/**/*.ts', 'casesOf')
  const functions = new Set(exportedNames(read('sdk/src/gen/functions.ts')))
  const hooks = new Set([...sources('sdk/src/gen/react/*.ts').values()].flatMap(exportedNames))
  const calls = callingFiles(sources('app/src/**/*.{ts,tsx}'))
  const hasScreen = (id: string, names: readonly string[]) => {
    const left = asides.filter(({ operation }) => operation === id).map(({ file }) => file)
    const files = names.flatMap(callersOf).flatMap((name) => calls.get(name) ?? [])
    return files.some((file) => !left.includes(file))
  }
  return Object.entries<Record<string, Operation & { tags: string[] }>>(contract.paths).flatMap(
    ([path, item]) =>
      Object.values(item).map((operation) => {
        const id = operation.operationId
        const names = sdkNames(operation)
        const filled = {
          example: hasExamples(operation),
          handler: handlers.has(id),
          function: names.some((name) => functions.has(name)),
          hook: names.some((name) => hooks.has(hookOf(name))),
          'contract test': cases.has(id),
          screen: hasScreen(id, names),
        }
        return { operationId: id, tag: operation.tags[0] ?? '', path, filled }
      }),
  )
}
