import type { ServerResponse } from 'node:http'

/** Answers with a sentence, for requests that are neither API nor file. */
export const sendPlain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Sandbox': 'true',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}
