import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The columns of the coverage table: what an operation has to have besides its description. */
export const columns = ['example', 'handler', 'function', 'hook', 'contract test', 'screen'] as const
export type Column = (typeof columns)[number]

interface Operation {
  operationId: string
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

/** A call that serves the figures of another screen: it is no screen of the operation. */
export interface Aside {
  reason: string
  operation: string
  file: string
}

/** All sources below a folder as one text, without tests. */
function sources(pattern: string, left: readonly string[] = []): string {
  const files = globSync(pattern, { cwd: root }).filter(
    (file) => !/\.(test|spec)\./.test(file) && !left.includes(file),
  )
  return files.sort().map(read).join('\n')
}

/** The names that a source imports from a package. */
function importsOf(source: string, from: string): ReadonlySet<string> {
  const imports = source.matchAll(/import \{([^}]*)\} from '([^']*)'/g)
  return new Set(
    [...imports]
      .filter(([, , name]) => name === from)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  )
}

/** Functions of the SDK that are not generated, by the operation they call. */
const callers: Record<string, string | undefined> = { settleAttempt: 'resolveAttempt' }

const hasExamples = ({ requestBody, responses }: Operation) =>
  [requestBody, responses['200']]
    .flatMap((part) => Object.values(part?.content ?? {}))
    .every(({ examples }) => Object.keys(examples ?? {}).length > 0)

/** Whether a source calls an operation: by its hook, its function or its path. */
function isCalled(source: string, { id, hook, path }: { id: string; hook: string; path: string }): boolean {
  const imported = importsOf(source, '@swx/sdk')
  return (
    new RegExp(`\\b${hook}\\b`).test(source) ||
    imported.has(id) ||
    imported.has(callers[id] ?? id) ||
    source.includes(`'${path}'`)
  )
}

/** Looks into the sources of every package and says which cells are filled. */
export function findRows(asides: readonly Aside[]): Row[] {
  const contract = JSON.parse(read('openapi/dist/openapi.json'))
  const handlers = sources('mock-server/src/{api,products}/**/*.ts')
  const functions = read('sdk/src/gen/schema.ts')
  const hooks = sources('sdk/src/gen/react/*.ts')
  const cases = sources('tests/contract/cases/**/*.ts')
  const app = sources('app/src/**/*.{ts,tsx}')
  const appOf = (id: string) => {
    const left = asides.filter(({ operation }) => operation === id).map(({ file }) => file)
    return left.length === 0 ? app : sources('app/src/**/*.{ts,tsx}', left)
  }
  return Object.entries<Record<string, Operation & { tags: string[] }>>(contract.paths).flatMap(
    ([path, item]) =>
      Object.values(item).map((operation) => {
        const id = operation.operationId
        const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`
        const filled = {
          example: hasExamples(operation),
          handler: handlers.includes(`operation('${id}'`),
          function: functions.includes(`operations["${id}"]`),
          hook: new RegExp(`export (function|const) ${hook}\\b`).test(hooks),
          'contract test': cases.includes(`casesOf('${id}'`),
          screen: isCalled(appOf(id), { id, hook, path }),
        }
        return { operationId: id, tag: operation.tags[0] ?? '', path, filled }
      }),
  )
}
