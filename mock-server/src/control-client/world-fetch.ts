import type { ControlAccess } from './call-control.ts'

/**
 * A `fetch` whose requests go to one world of a mock server; a path alone is taken below its address.
 *
 * @throws TypeError for an address that leads elsewhere.
 */
export const worldFetch = (
  { baseUrl, fetch: send = globalThis.fetch }: ControlAccess,
  world: string,
): typeof fetch => {
  const { origin } = new URL(baseUrl)
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, baseUrl), init)
    if (new URL(request.url).origin !== origin)
      throw new TypeError(`${request.url} is no address of the mock server at ${origin}.`)
    request.headers.set('X-Sandbox-World', world)
    return send(request)
  }
}
