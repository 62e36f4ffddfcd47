import { request } from 'node:http'

/** What came back, whole. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** A request to this machine with headers and a path that `fetch` does not let a caller set. */
export const sendRaw = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<RawAnswer> =>
  new Promise((settle, refuse) => {
    const call = request({ port, host: '127.0.0.1', path, headers, method, setHost: false }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => settle({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    call.on('error', refuse)
    call.end()
  })
