/** What a test answers in place of the mock server. */
interface Answer {
  readonly status?: number
  readonly contentType?: string
  readonly body?: string
  readonly json?: unknown
  /** The answer whose status and headers are kept. */
  readonly response?: Response
}

/** A request that a test holds in its hands: it lets it pass, loses it, or answers it. */
class Route {
  readonly #request: Request
  readonly #serve: (request: Request) => Promise<Response>
  readonly answer: Promise<Response>
  #resolve: (answer: Response | Promise<Response>) => void = () => {}

  constructor(request: Request, serve: (request: Request) => Promise<Response>) {
    this.#request = request
    this.#serve = serve
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  request(): Request {
    return this.#request
  }

  fetch(): Promise<Response> {
    return this.#serve(this.#request)
  }

  async continue(): Promise<void> {
    this.#resolve(this.fetch())
  }

  async abort(_reason?: string): Promise<void> {
    this.#resolve(Response.error())
  }

  async fulfill({ status, contentType, json, body, response }: Answer): Promise<void> {
    const headers = new Headers(response?.headers)
    if (contentType ?? json) headers.set('Content-Type', contentType ?? 'application/json')
    const text = json === undefined ? (body ?? (await response?.text())) : JSON.stringify(json)
    this.#resolve(new Response(text ?? null, { status: status ?? response?.status ?? 200, headers }))
  }
}

type Handle = (route: Route) => unknown

interface Rule {
  readonly place: string | RegExp
  readonly handle: Handle
  times: number
}

const fits = (place: string | RegExp, url: string): boolean =>
  place instanceof RegExp
    ? place.test(url)
    : new RegExp(
        `^${place
          .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
          .split('**')
          .map((part) => part.replaceAll('*', '[^/]*'))
          .join('.*')}$`,
      ).test(url)

/** Which requests a test holds; the rule that was made last goes first. */
export class Routes {
  #rules: Rule[] = []

  add(place: string | RegExp, handle: Handle, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.#rules.unshift({ place, handle, times })
  }

  remove(place: string | RegExp): void {
    this.#rules = this.#rules.filter((rule) => String(rule.place) !== String(place))
  }

  async fetch(request: Request, serve: (request: Request) => Promise<Response>): Promise<Response> {
    const rule = this.#rules.find(({ place, times }) => times > 0 && fits(place, request.url))
    if (rule === undefined) return serve(request)
    rule.times--
    const route = new Route(request, serve)
    await rule.handle(route)
    return route.answer
  }
}
