import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core'
import { type Ending, hasFormerName, sdkNameOf } from '@swx/openapi/operation-facts'
import { formerName } from './former-name.ts'

/** Reads that travel as POST: their hooks are queries, all other POSTs are mutations. */
const postedReads = new Set(['getUserInfo', 'myCredit', 'loanQuote'])

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Line = readonly [about: string, symbol: string, factory: string]

/** What an operation has under one of its names. */
function linesOf({ operationId: id, verb, queryParams }: GeneratorVerbOptions, own: string): Line[] {
  const name = firstToUpper(own)
  if (verb !== 'get' && !postedReads.has(id))
    return [
      [
        `. Sent when \`mutate\` is called; see the function \`${own}\` for its errors.`,
        `use${name}`,
        'mutationHook',
      ],
    ]
  return [
    [`. A query; see the function \`${own}\` for its errors.`, `use${name}`, 'queryHook'],
    ['; suspends until there is data.', `use${name}Suspense`, 'suspenseQueryHook'],
    [
      ': options for `prefetchQuery`, `useQueries`, loaders and the server.',
      `${own}QueryOptions`,
      'queryOptionsOf',
    ],
    [': the key of its queries for every user, to invalidate.', `${own}QueryKey`, 'queryKeyOf'],
    ...(queryParams?.schema.model.includes('pageNum')
      ? ([
          [', page after page.', `use${name}Infinite`, 'infiniteQueryHook'],
          [', page after page: options for prefetching.', `${own}InfiniteOptions`, 'infiniteOptionsOf'],
        ] as const)
      : []),
  ]
}

/** What components call, and what a server may call too: it has no context, so that it can load no hook. */
export type Part = 'hooks' | 'options'

/** The factories of each part, by their module. */
const factories: Readonly<Record<Part, Readonly<Record<string, readonly string[]>>>> = {
  hooks: {
    'mutation-hook': ['mutationHook'],
    'query-hooks': ['infiniteQueryHook', 'queryHook', 'suspenseQueryHook'],
  },
  options: { 'query-options': ['infiniteOptionsOf', 'queryKeyOf', 'queryOptionsOf'] },
}

/** One part of what an operation has: the run-time has a factory per kind, so that each is a line. */
function hooksOf(part: Part, verb: GeneratorVerbOptions): string {
  const { operationId: id, summary, originalOperation } = verb
  const { deprecated, 'x-sunset': end } = originalOperation as Ending
  const ending = deprecated ? `\n *\n * @deprecated The operation ends on ${end}.\n *` : ''
  const made = Object.values(factories[part]).flat()
  const namedBy = (own: string) => linesOf(verb, own).filter(([, , factory]) => made.includes(factory))
  const lines = namedBy(sdkNameOf({ ...verb.originalOperation, operationId: id }))
  const symbols = lines.map(([, symbol]) => symbol)
  // The names that were made from the operationId, which also began every key with "get".
  const former = namedBy(id).map(([, symbol, factory]) =>
    factory === 'queryKeyOf' ? `get${firstToUpper(symbol)}` : symbol,
  )
  return [
    ...lines.map(
      ([about, symbol, factory]) =>
        `/** ${summary}${about}${ending} */\nexport const ${symbol} = /*#__PURE__*/ ${factory}('${id}')\n`,
    ),
    ...former.flatMap((symbol, index) =>
      symbols.includes(symbol) || !hasFormerName(originalOperation as { 'x-since'?: string })
        ? []
        : [`${formerName(symbols[index])}export const ${symbol} = ${symbols[index]}\n`],
    ),
  ].join('\n')
}

/** An orval client that writes a line per hook instead of a page. */
export const orvalHooks = (part: Part) => (): ClientGeneratorsBuilder => ({
  client: (operation) => ({ implementation: `${hooksOf(part, operation)}\n`, imports: [], docComment: '' }),
  header: () =>
    Object.entries(factories[part])
      .map(([module, names]) => `import { ${names.join(', ')} } from '../../react/${module}.ts'\n`)
      .concat('\n')
      .join(''),
  dependencies: () => [],
  footer: () => '',
})
