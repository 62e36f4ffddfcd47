import { CannotRunError, RedirectError } from '../document/cannot-run-error.ts'
import type { Operation } from '../document/operation.ts'
import type { Answer } from '../http/call.ts'
import { declaresPages, isPage } from '../http/pages.ts'
import type { Transport } from '../http/transport.ts'
import { endsSession } from '../plan/ends-session.ts'

/** Reads that are easy to call, the easiest first: without parameters in the path, and public. None ends the session. */
function easiest(operations: readonly Operation[]): Operation[] {
  const cost = ({ path, needsToken }: Operation) => (path.includes('{') ? 2 : 0) + (needsToken ? 1 : 0)
  return operations
    .filter((one) => one.method === 'GET' && one.isRead && !endsSession(one))
    .sort((a, b) => cost(a) - cost(b))
}

/**
 * Finds out whether the server can be checked, and whether its paths begin with the path of the document's server.
 * @returns the base URL, and a path that was answered
 * @throws {CannotRunError} with one line for a server that is not there, redirects or answers with pages
 */
export async function probe(
  operations: readonly Operation[],
  baseUrl: string,
  serverPath: string,
  start: (base: string) => Transport,
): Promise<{ readonly baseUrl: string; readonly answered: string }> {
  const reads = easiest(operations).slice(0, 3)
  const ask = async (base: string, operation: Operation | undefined) => {
    const answer = await start(base).send({
      operation,
      method: 'GET',
      path: operation?.path.replace(/\{[^}]+\}/g, '1') ?? '/',
      query: [],
      headers: {},
      body: undefined,
      credentials: operation?.needsToken ? 'first' : 'none',
    })
    return answer !== undefined && 'limited' in answer ? undefined : answer
  }
  /** The first read that is answered at all: one operation that is not is no reason to give up. */
  const askFirst = async (base: string): Promise<Answer | undefined> => {
    let reason: unknown
    for (const [index, operation] of reads.entries())
      try {
        const answer = await ask(base, operation)
        reads.splice(0, index)
        return answer
      } catch (cause) {
        reason ??= cause
      }
    if (reason !== undefined) throw reason
    return ask(base, undefined)
  }
  const hasPath = new URL(baseUrl).pathname !== '/'
  const bases = hasPath || serverPath === '' ? [baseUrl] : [baseUrl + serverPath, baseUrl]
  const first = await askFirst(bases[0] ?? baseUrl)
  const base = first?.status === 404 ? (bases.at(-1) ?? baseUrl) : (bases[0] ?? baseUrl)
  const answer = base === bases[0] ? first : await ask(base, reads[0])
  refuseRedirect(base, reads[0], answer)
  const found = { baseUrl: base, answered: reads[0]?.path.replace(/\{[^}]+\}/g, '1') ?? '/' }
  if (!isPage(answer) || declaresPages(operations)) return found
  const others = await Promise.all(reads.slice(1).map((operation) => ask(base, operation)))
  if (others.every(isPage) && others.length > 0)
    throw new CannotRunError(
      `${base} answers with HTML pages (HTTP ${answer?.status}): is this the address of the API?`,
    )
  return found
}

function refuseRedirect(base: string, operation: Operation | undefined, answer: Answer | undefined): void {
  const location = answer?.headers.get('location')
  const isRedirect = answer !== undefined && answer.status >= 300 && answer.status < 400
  const isDeclared = operation?.answers.some(({ key }) => key.startsWith('3'))
  if (!isRedirect || !location || isDeclared) return
  const asked = base + (operation?.path.replace(/\{[^}]+\}/g, '1') ?? '/')
  throw new RedirectError(
    new URL(location, asked).href === new URL(asked).href
      ? `${asked} redirects to itself, in a loop: check what is in front of the API, such as a proxy that redirects to https or to another spelling of the path.`
      : `${base} redirects to ${location}: give the address behind it as --base-url.`,
    asked,
    location,
  )
}
