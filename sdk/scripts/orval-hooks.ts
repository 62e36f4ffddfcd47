import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core'

/** Reads that travel as POST: their hooks are queries, all other POSTs are mutations. */
const postedReads = new Set(['getUserInfo', 'myCredit', 'loanQuote'])

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The hooks of one operation: the run-time has a factory per kind of hook, so that a hook is a line. */
function hooksOf({ operationId: id, summary, verb, queryParams }: GeneratorVerbOptions): string {
  const name = firstToUpper(id)
  const line = (about: string, symbol: string, factory: string) =>
    `/** ${summary}${about} */\nexport const ${symbol} = /*#__PURE__*/ ${factory}('${id}')\n`
  if (verb !== 'get' && !postedReads.has(id))
    return line(
      `. Sent when \`mutate\` is called; see the function \`${id}\` for its errors.`,
      `use${name}`,
      'mutationHook',
    )
  const isPaged = queryParams?.schema.model.includes('pageNum')
  return [
    line(`. A query; see the function \`${id}\` for its errors.`, `use${name}`, 'queryHook'),
    line('; suspends until there is data.', `use${name}Suspense`, 'suspenseQueryHook'),
    line(
      ': options for `prefetchQuery`, `useQueries`, loaders and the server.',
      `${id}QueryOptions`,
      'queryOptionsOf',
    ),
    line(': the key of its queries for every user, to invalidate.', `get${name}QueryKey`, 'queryKeyOf'),
    ...(isPaged
      ? [
          line(', page after page.', `use${name}Infinite`, 'infiniteQueryHook'),
          line(', page after page: options for prefetching.', `${id}InfiniteOptions`, 'infiniteOptionsOf'),
        ]
      : []),
  ].join('\n')
}

const header = `import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, suspenseQueryHook } from '../../react/query-hooks.ts'
import { infiniteOptionsOf, queryKeyOf, queryOptionsOf } from '../../react/query-options.ts'

`

/** An orval client that writes a line per hook instead of a page. */
export const orvalHooks = (): ClientGeneratorsBuilder => ({
  client: (operation) => ({ implementation: `${hooksOf(operation)}\n`, imports: [], docComment: '' }),
  header: () => header,
  dependencies: () => [],
  footer: () => '',
})
