/** What is used of an `XMLHttpRequest`. */
interface Xhr {
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: unknown): void
  abort(): void
  withCredentials: boolean
  responseType: string
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null }
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  readonly status: number
  readonly statusText: string
  readonly responseURL?: string
  readonly response: Blob
}

/** The class, where there is one: in browsers. */
export const xhrClass = (): (new () => Xhr) | undefined =>
  (globalThis as { XMLHttpRequest?: new () => Xhr }).XMLHttpRequest

/** The headers of an `XMLHttpRequest` as `fetch` has them. */
function headersOf(request: Xhr): Headers {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Statuses with which a `Response` may not have a body. */
const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304

/** Where a request to a URL goes, as a browser writes it; the page's own address is the base. */
function addressOf(url: string): string | undefined {
  const { document } = globalThis as { document?: { baseURI: string } }
  return URL.canParse(url, document?.baseURI)
    ? new URL(url, document?.baseURI).href.replace(/#.*/, '')
    : undefined
}

/** Sends by `XMLHttpRequest`, the only way to learn in a browser how much of a body was sent. */
export function sendByXhr(
  Class: new () => Xhr,
  url: string,
  { method = 'GET', headers, body, signal, credentials }: RequestInit,
  onProgress: (sent: number, total: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new Class()
    request.open(method, url)
    request.withCredentials = credentials === 'include'
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.responseType = 'blob'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onload = () => {
      const { status, statusText, response, responseURL } = request
      // `XMLHttpRequest` always follows redirects: that one happened shows only afterwards.
      const asked = addressOf(url)
      if (responseURL && asked !== undefined && addressOf(responseURL) !== asked)
        return reject(new TypeError('The upload was redirected.'))
      const text = hasNoBody(status) ? null : response
      try {
        resolve(new Response(text, { status, statusText, headers: headersOf(request) }))
      } catch (cause) {
        // The status may be any of three digits, and most of them are not allowed in a `Response`.
        reject(cause)
      }
    }
    request.onerror = () => reject(new TypeError('The upload did not get through.'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body ?? null)
  })
}
