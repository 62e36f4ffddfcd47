import type { ControlAnswer, ControlInput, ControlOperation } from '../contract/control-operation.ts'
import { controlOperations } from '../gen/control-operations.ts'
import { ControlError } from './control-error.ts'
import { isRedirect, redirectError } from './redirect.ts'

/** Where the mock server is, and how it is reached. */
export interface ControlAccess {
  /** Such as `http://127.0.0.1:4010`. */
  readonly baseUrl: string
  /** The sandbox key. @default 'sandbox' */
  readonly key?: string
  /** @default the global fetch */
  readonly fetch?: typeof fetch
}

interface Values {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const urlOf = (baseUrl: string, template: string, { path = {}, query = {} }: Values): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${baseUrl.replace(/\/$/, '')}${filled}${search === '' ? '' : `?${search}`}`
}

/**
 * Calls one operation of the control plane in a world.
 *
 * @throws ControlError when it is not carried out, or when nothing answers (status 0, reason `unreachable`); Error for a
 * redirect, which would take the key along.
 */
export const callControl = async <Id extends ControlOperation>(
  { baseUrl, key = 'sandbox', fetch = globalThis.fetch }: ControlAccess,
  world: string,
  operation: Id,
  input: ControlInput<Id>,
): Promise<ControlAnswer<Id>> => {
  const [method, template] = controlOperations[operation]
  const values = input as Values
  const url = urlOf(baseUrl, template, values)
  const init: RequestInit = {
    method,
    redirect: 'manual',
    headers: {
      'X-Sandbox-Key': key,
      'X-Sandbox-World': world,
      ...(values.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(values.body === undefined ? {} : { body: JSON.stringify(values.body) }),
  }
  const response = await fetch(url, init).catch((cause) => {
    throw new ControlError(operation, 0, 'unreachable', `No mock server answers at ${baseUrl}.`, { cause })
  })
  if (isRedirect(response)) throw redirectError(url)
  const text = await response.text()
  if (response.ok) return JSON.parse(text)
  let answer: { error?: string; detail?: string } = {}
  try {
    answer = JSON.parse(text)
  } catch {
    // A sentence of what stands between, or of a process that is no mock server.
  }
  const { error = 'http', detail = `The server answered HTTP ${response.status}: ${text.slice(0, 200)}` } =
    answer
  throw new ControlError(operation, response.status, error, detail)
}
