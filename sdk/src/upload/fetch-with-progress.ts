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
  readonly response: Blob
}

/** Told how far an upload is. */
export type UploadProgress = (sent: number, total: number) => void

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

/**
 * A `fetch` for one upload that tells how far it is, by `XMLHttpRequest` where that exists; elsewhere the usual `fetch`,
 * and progress is told once, at the end.
 *
 * @param onProgress bytes sent so far, and in all
 * @example
 * await client.POST('/swx/customer/user/upload', {
 *   body: { file, purpose: 'kyc' },
 *   fetch: fetchWithProgress((sent, total) => console.log(`${Math.round((100 * sent) / total)} %`)),
 * })
 */
export function fetchWithProgress(onProgress: UploadProgress): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { XMLHttpRequest } = globalThis as { XMLHttpRequest?: new () => Xhr }
    if (XMLHttpRequest === undefined) {
      const response = await fetch(input, init)
      onProgress(1, 1)
      return response
    }
    const { method = 'GET', headers, body = null, signal, credentials } = init
    return await new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(input))
      request.withCredentials = credentials === 'include'
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.responseType = 'blob'
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      request.onload = () => {
        const { status, statusText, response } = request
        resolve(
          new Response(hasNoBody(status) ? null : response, {
            status,
            statusText,
            headers: headersOf(request),
          }),
        )
      }
      request.onerror = () => reject(new TypeError('The upload did not get through.'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort())
      request.send(body)
    })
  }
}
