/** A server as a function: what a test calls in place of the network. */
export type Handler = (request: Request) => Promise<Response>

export const fetchOf =
  (handler: Handler): typeof fetch =>
  (input, init) =>
    handler(new Request(input, init))
