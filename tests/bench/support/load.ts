import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What the load client saw. Latencies in milliseconds. */
export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

const client = fileURLToPath(new URL('load-client.ts', import.meta.url))

/** What to send besides the address; a body is posted. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Loads an address from another process. */
export async function load(
  url: string,
  connections: number,
  milliseconds: number,
  sent: Sent = {},
): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    client,
    url,
    String(connections),
    String(milliseconds),
    JSON.stringify(sent),
  ])
  return JSON.parse(stdout)
}
