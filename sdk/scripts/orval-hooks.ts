import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core'

/** Reads that travel as POST: their hooks are queries, all other POSTs are mutations. */
const postedReads = new Set(['getUserInfo', 'myCredit', 'loanQuote'])

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lines of one operation: the run-time has a factory per kind of hook, so that a hook is a line. */
function hooksOf({
  operationId,
  summary,
  verb,
  pathRoute,
  params,
  queryParams,
  body,
}: GeneratorVerbOptions): string {
  const method = verb.toUpperCase()
  const name = firstToUpper(operationId)
  const doc = `/** ${summary}. */\n`
  if (method !== 'GET' && !postedReads.has(operationId))
    return `${doc}export const use${name} = /*#__PURE__*/ mutationHook('${operationId}', '${pathRoute}')\n\n`
  if (params.length > 1 || (params.length > 0 && queryParams))
    throw new Error(`${operationId} takes more than the one argument that its hook has room for.`)
  const place = params.length > 0 ? 'path' : queryParams ? 'query' : body.definition ? 'body' : 'none'
  const make = (kind: string) =>
    `/*#__PURE__*/ ${kind}<'${operationId}'>('${method}', '${pathRoute}', '${place}')\n`
  const isPaged = queryParams?.schema.model.includes('pageNum')
  return [
    `${doc}export const use${name} = ${make('queryHook')}`,
    `/** ${summary}; suspends. */\nexport const use${name}Suspense = ${make('suspenseQueryHook')}`,
    ...(isPaged
      ? [
          `/** ${summary}, page after page. */\nexport const use${name}Infinite = /*#__PURE__*/ infiniteQueryHook<'${operationId}'>('${pathRoute}')\n`,
        ]
      : []),
    `/** The key of {@link use${name}}, without who is asking. */\nexport const get${name}QueryKey = ${make('queryKeyOf')}`,
    '',
  ].join('\n')
}

const header = `import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, queryKeyOf, suspenseQueryHook } from '../../react/query-hooks.ts'

`

/** An orval client that writes a line per hook instead of a page. */
export const orvalHooks = (): ClientGeneratorsBuilder => ({
  client: (operation) => ({ implementation: hooksOf(operation), imports: [], docComment: '' }),
  header: () => header,
  dependencies: () => [],
  footer: () => '',
})
