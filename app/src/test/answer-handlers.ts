import { HttpResponse, http } from 'msw'

/** What a fake backend answers to an operation: a code with a result, a thrown fault, or nothing yet. */
export type FakeAnswer = (request: SentRequest) => Reply | Promise<Reply>

interface Reply {
  code?: string
  result?: unknown
  params?: unknown
}

/** A request that reached the fake backend. */
export interface SentRequest {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string | null
}

async function read(request: Request): Promise<SentRequest> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
  const text = await request.text()
  return {
    query: new URL(request.url).searchParams,
    body: text && !isForm ? JSON.parse(text) : {},
    idempotencyKey: request.headers.get('Idempotency-Key'),
  }
}

/**
 * A handler for each answer, by one or more of the last parts of its operation's path.
 *
 * @param onSent told of each request before it is answered.
 */
export const answerHandlers = (
  answers: Readonly<Record<string, FakeAnswer>>,
  serverTime: string,
  onSent: (operation: string, request: SentRequest) => void,
) =>
  Object.entries(answers).map(([operation, answer]) =>
    http.all(new RegExp(`/${operation}(/|$)`), async ({ request }) => {
      const sent = await read(request)
      onSent(operation, sent)
      const { code = '200', result = null } = await answer(sent)
      return HttpResponse.json({ code, msg: 'server text', result, traceId: 't-9', serverTime })
    }),
  )
