import { HttpHandler } from 'msw'
import type { Dispatcher } from '../api/dispatch.ts'
import { answerFetch, apiPath } from '../api/fetch-adapter.ts'

/** What a handler of patterns and cookies would have found out; the engine looks at requests itself. */
const FOUND = { match: { matches: true, params: {} }, cookies: {} }

/**
 * Hands requests to the customer API over to an engine. Mock Service Worker takes each request apart for a handler,
 * looks cookies up, copies it and prepares its cancellation, which costs more than the answer; nothing of it is needed
 * here.
 */
export class CustomerApiHandler extends HttpHandler {
  readonly #engine: Dispatcher

  constructor(engine: Dispatcher) {
    super(
      /.+/,
      ({ request }) => apiPath(request.url) !== undefined,
      ({ request }) => answerFetch(engine, request),
    )
    this.#engine = engine
  }

  override async run({ request, requestId }: Parameters<HttpHandler['run']>[0]) {
    if (apiPath(request.url) === undefined) return null
    // Answering reads the body, and who watches the traffic wants to read it afterwards.
    const unread = request.body === null ? request : request.clone()
    const response = await answerFetch(this.#engine, request)
    this.isUsed = true
    return { handler: this, request: unread, requestId, response, parsedResult: FOUND }
  }
}
