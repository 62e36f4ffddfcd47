import { wordsOf } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'

/** The folder that contains all paths. Paths outside it may belong to something else on the host, such as an app. */
export const commonFolder = (paths: readonly string[]): string => {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1))
  const differs = first.findIndex(
    (part, at) => part.includes('{') || others.some((other) => other[at] !== part),
  )
  return first.slice(0, differs < 0 ? first.length : differs).join('/')
}

/** The server does not serve a path that is not in the document. */
export async function checkUnknownPath(run: Run): Promise<void> {
  const path = `${commonFolder(run.operations.map(({ path }) => path))}/no-such-path-7q/at-all`
  const exchange = await run.send(
    {
      operation: undefined,
      method: 'GET',
      path,
      query: [],
      headers: {},
      body: undefined,
      credentials: 'none',
    },
    'probe',
  )
  if (exchange && run.outcome(exchange) === 'done')
    run.report(exchange, { rule: 'path', where: '#/paths', expected: '404', got: wordsOf(exchange) })
}
