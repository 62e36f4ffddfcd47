/** Sends a request on, to the next middleware or to the network. */
export type SendRequest = (request: Request) => Promise<Response>

/**
 * Stands between the client and the network: sees each request that is sent, its tries included, and each response.
 * Answers from the cache pass none.
 *
 * @example
 * client.use(async (request, send) => {
 *   request.headers.set('X-Request-Id', crypto.randomUUID())
 *   return await send(request)
 * })
 */
export type Middleware = (request: Request, send: SendRequest) => Promise<Response>

/** Sends a request to the network, after all middlewares. */
type Network = (input: string | Request, init?: RequestInit) => Promise<Response>

/** A `fetch` with middlewares before it, the one added first being the outermost. */
export const withMiddlewares =
  (fetch: Network, middlewares: readonly Middleware[]): Network =>
  (input, init) => {
    const send = middlewares.reduceRight<SendRequest>(
      (next, middleware) => (request) => middleware(request, next),
      (request) => fetch(request),
    )
    return send(new Request(input, init))
  }
