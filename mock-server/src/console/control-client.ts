/** The sandbox refused a call, or nothing answered (`status` 0). */
export class ConsoleCallError extends Error {
  override readonly name = 'ConsoleCallError'
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/** Who is asking, and about which world. */
export interface Access {
  readonly key: string
  readonly world: string
}

/** Calls of the control plane. */
export interface ControlClient {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  delete<T>(path: string): Promise<T>
}

/**
 * Calls the control plane below a URL.
 *
 * @throws ConsoleCallError for every answer that is not a success.
 */
export const createControlClient = (base: URL, access: () => Access): ControlClient => {
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const { key, world } = access()
    const headers = { ...init.headers, 'X-Sandbox-Key': key, 'X-Sandbox-World': world }
    const response = await fetch(new URL(path, base), { ...init, headers, cache: 'no-store' }).catch(() => {
      throw new ConsoleCallError(0, 'The mock server does not answer. Is it still running?')
    })
    const answer = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as T
    throw new ConsoleCallError(
      response.status,
      answer?.detail ?? `The mock server answered HTTP ${response.status}.`,
    )
  }
  return {
    get: (path) => call(path, {}),
    delete: (path) => call(path, { method: 'DELETE' }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
  }
}
