import type { JournalEntry, RecordedRequest } from '../../runtime/journal.ts'
import { MAIN_WORLD } from '../../runtime/worlds.ts'

/** Text that a POSIX shell takes as it is. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The variable that stands for a secret field: `emailCode` is `$EMAIL_CODE`. */
export const variableOf = (field: string): string =>
  `$${field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase()}`

/** The JSON of a body; each secret is a variable outside the quotes, between two quoted texts. */
const jsonData = ({ body = {}, secrets }: RecordedRequest): string => {
  let text = JSON.stringify(body).slice(0, -1)
  let data = ''
  for (const name of secrets) {
    const comma = data === '' && text === '{' ? '' : ','
    data += `${quote(`${text}${comma}${JSON.stringify(name)}:"`)}"${variableOf(name)}"`
    text = '"'
  }
  return data + quote(`${text}}`)
}

/** The parts of a form. Neither a file nor its name is kept: one called `file` is taken from where the line is run. */
const formParts = ({ body = {} }: RecordedRequest): string[] =>
  Object.entries(body).map(([name, value]) =>
    name === 'file' ? `-F ${quote(`file=@${value}`)}` : `--form-string ${quote(`${name}=${value}`)}`,
  )

const bodyParts = (request: RecordedRequest): string[] => {
  if (request.bodyKind === 'form') return formParts(request)
  if (request.bodyKind !== 'json') return []
  return [`-H ${quote('Content-Type: application/json')}`, `--data-raw ${jsonData(request)}`]
}

const methodParts = (method: string, { bodyKind }: RecordedRequest): string[] => {
  if (method === 'HEAD') return ['-I']
  return method === 'GET' && (bodyKind === 'none' || bodyKind === 'unkept') ? [] : [`-X ${quote(method)}`]
}

const IDEMPOTENCY_KEY = 'idempotency-key'

/** What the user of a line has to know before running it. */
const noteOf = ({ bodyKind, token, secrets, headers }: RecordedRequest, isControl: boolean): string => {
  const variables = [
    ...(isControl ? ['$SANDBOX_KEY'] : []),
    ...(token === 'none' ? [] : ['$TOKEN']),
    ...(headers[IDEMPOTENCY_KEY] === undefined ? [] : [variableOf(IDEMPOTENCY_KEY)]),
    ...secrets.map(variableOf),
  ]
  return [
    ...(variables.length > 0 ? [`Set ${variables.join(', ')} first; secrets are not kept.`] : []),
    ...(bodyKind === 'form' ? ['The file is not kept: put one of this name where you run the line.'] : []),
    ...(bodyKind === 'unkept' ? ['The body was not kept: it was no JSON object, or too long.'] : []),
  ].join(' ')
}

/** A line for a POSIX shell that sends what was recorded once more, and what to know about it. */
export const curlLine = (
  origin: string,
  world: string,
  { method, path, kind, request }: JournalEntry,
): { curl: string; curlNote: string } => {
  const isControl = kind === 'control'
  const query = request.query === '' ? '' : `?${request.query}`
  const parts = [
    'curl -sS -g',
    ...methodParts(method, request),
    quote(`${origin}${path}${query}`),
    ...(world === MAIN_WORLD ? [] : [`-H ${quote(`X-Sandbox-World: ${world}`)}`]),
    ...(isControl ? ['-H "X-Sandbox-Key: $SANDBOX_KEY"'] : []),
    ...(request.token === 'none' ? [] : ['-H "Authorization: $TOKEN"']),
    ...Object.entries(request.headers).map(([name, value]) =>
      name === IDEMPOTENCY_KEY ? `-H "${name}: ${variableOf(name)}"` : `-H ${quote(`${name}: ${value}`)}`,
    ),
    ...bodyParts(request),
  ]
  return { curl: parts.join(' '), curlNote: noteOf(request, isControl) }
}
