import sampleImage from '@swx/mock-server/samples/identity-front.jpg?url'
import { withOwnValues } from './own-values.ts'
import { ownWorld, sessionOf } from './own-world.ts'
import { type Answered, type FilledCall, InputError, type RunnableCall } from './runnable-call.ts'

function addressOf({ path, parameters }: RunnableCall, values: FilledCall['values']): string {
  const missing = parameters.find(({ name, isRequired }) => isRequired && !values[name]?.trim())
  if (missing) throw new InputError(`Fill in "${missing.name}".`)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = parameters
    .filter(({ name, place }) => place === 'query' && values[name]?.trim())
    .map(({ name }) => [name, values[name]?.trim() ?? ''])
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function checkJson(text: string): void {
  try {
    JSON.parse(text)
  } catch (error) {
    throw new InputError(`The body is no JSON: ${(error as Error).message}`)
  }
}

async function formOf(file: File | undefined): Promise<FormData> {
  const form = new FormData()
  form.set('purpose', 'kyc')
  form.set('file', file ?? (await (await fetch(sampleImage)).blob()), file?.name ?? 'identity-front.jpg')
  return form
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** What code and message of an envelope say, such as `20004: Purchase successful.` */
function outcomeOf(text: string): string | undefined {
  try {
    const { code, msg } = JSON.parse(text)
    return typeof code === 'string' ? `code ${code}${msg ? `: ${msg}` : ''}` : undefined
  } catch {
    return undefined
  }
}

/** What the examples send, with numbers, price and password of the page's own world. */
export async function fillFromWorld(call: RunnableCall, filled: FilledCall): Promise<FilledCall> {
  const own = await ownWorld()
  const read = async (path: string) => {
    const token = await sessionOf(own, filled.user)
    const headers = { Authorization: token, virtually: filled.account === 'demo' ? 'YES' : 'NO' }
    return (await (await own.world.fetch(`/swx/customer/${path}`, { headers })).json()).result
  }
  const fill = (text: string) => withOwnValues(text, call, filled.user, read)
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(filled.values)) values[name] = await fill(value)
  return { ...filled, values, body: await fill(filled.body) }
}

/** Sends a call to the world of the page. It throws `InputError` for what the reader can put right. */
export async function runCall(call: RunnableCall, filled: FilledCall): Promise<Answered> {
  const address = addressOf(call, filled.values)
  if (call.body !== undefined) checkJson(filled.body)
  const own = await ownWorld()
  const headers = new Headers()
  if (call.plane === 'customer') {
    headers.set('virtually', filled.account === 'demo' ? 'YES' : 'NO')
    headers.set('Accept-Language', 'en')
  }
  if (call.isSignedIn) headers.set('Authorization', await sessionOf(own, filled.user))
  if (call.isMoney) headers.set('Idempotency-Key', filled.idempotencyKey.trim() || crypto.randomUUID())
  if (call.body !== undefined) headers.set('Content-Type', 'application/json')
  const body = call.isUpload ? await formOf(filled.file) : call.body === undefined ? undefined : filled.body
  const startedAt = performance.now()
  const answer = await own.world.fetch(`${own.world.url}${address}`, {
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  const milliseconds = performance.now() - startedAt
  // A session that was ended is not sent again: the next call logs in anew.
  if (answer.status === 401 || call.operationId.startsWith('logout')) own.tokens.delete(filled.user)
  const written = (all: Headers) => [...all].map(([name, value]) => `${name}: ${value}`).join('\n')
  return {
    sent: [`${call.method} ${address}`, written(headers)].join('\n'),
    status: answer.status,
    milliseconds,
    headers: written(answer.headers),
    body: indented(text),
    outcome: outcomeOf(text),
  }
}
