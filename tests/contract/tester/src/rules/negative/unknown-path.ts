import { wordsOf } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'

/** A path that the document does not have is not served. */
export async function checkUnknownPath(run: Run): Promise<void> {
  const [first] = run.operations
  const prefix = first?.path.split('/').slice(0, 2).join('/').replace(/\{.*/, '') ?? ''
  const path = `${prefix.replace(/\/$/, '')}/no-such-path-7q/at-all`
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
