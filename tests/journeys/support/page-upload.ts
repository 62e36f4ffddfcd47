type Send = (request: Request) => Promise<Response>

/** An `XMLHttpRequest` as far as uploads use it, over the fetch of a page. */
export function uploadClass(send: Send, absolute: (address: string) => URL) {
  return class PageUpload {
    responseType = ''
    withCredentials = false
    status = 0
    statusText = ''
    responseURL = ''
    response: Blob | undefined
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    readonly #headers = new Headers()
    readonly #ending = new AbortController()
    #method = 'GET'
    #url = ''
    #answered = new Headers()

    open(method: string, address: string): void {
      this.#method = method
      this.#url = absolute(address).href
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }

    abort(): void {
      this.#ending.abort()
      this.onabort?.()
    }

    send(body: BodyInit | null): void {
      const { signal } = this.#ending
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal })
      this.#receive(request).catch(() => {
        if (!signal.aborted) this.onerror?.()
      })
    }

    async #receive(request: Request): Promise<void> {
      const total = (await request.clone().arrayBuffer()).byteLength
      this.upload.onprogress?.({ loaded: total, total })
      const response = await send(request)
      this.response = await response.blob()
      if (this.#ending.signal.aborted) return
      this.status = response.status
      this.statusText = response.statusText
      this.#answered = response.headers
      this.onload?.()
    }
  }
}
