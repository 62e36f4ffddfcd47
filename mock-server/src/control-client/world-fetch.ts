import type { ControlAccess } from './call-control.ts'

/** A `fetch` whose requests go to one world of a mock server; a path alone is taken below its address. */
export const worldFetch = (
  { baseUrl, fetch: send = globalThis.fetch }: ControlAccess,
  world: string,
): typeof fetch => {
  return (input, init) => {
    const target = input instanceof Request ? input : new URL(input, baseUrl)
    const request = new Request(target, init)
    request.headers.set('X-Sandbox-World', world)
    return send(request)
  }
}
