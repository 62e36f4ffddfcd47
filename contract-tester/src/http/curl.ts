import { authorizationOf } from './authorization.ts'
import type { Call } from './call.ts'
import { searchOf } from './search.ts'

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const SECRET = /auth|token|key|cookie|secret/i

/** A call as one line for a shell. A token is never in it: `$TOKEN` is in its place. */
export function curlOf(baseUrl: string, call: Call, common: Readonly<Record<string, string>> = {}): string {
  const signed = authorizationOf(call, { first: '$TOKEN', second: '$SECOND_TOKEN', forged: undefined })
  const url = `${baseUrl}${call.path}${searchOf([...call.query, ...signed.query])}`
  const parts = ['curl', '-i']
  if (call.method !== 'GET') parts.push('-X', call.method)
  parts.push(url.includes('$TOKEN') ? `"${url}"` : quote(url))
  const shown = Object.entries(common).map(([name, value]) => [
    name,
    SECRET.test(name) ? '[left out]' : value,
  ])
  for (const [name, value] of [...shown, ...Object.entries(call.headers)])
    parts.push('-H', quote(`${name}: ${value}`))
  for (const [name, value] of Object.entries(signed.headers))
    if (value.startsWith('Basic $')) parts.push('-u', `"${value.slice('Basic '.length)}"`)
    else parts.push('-H', `"${name}: ${value}"`)
  if (call.body?.form)
    for (const [name, value] of call.body.form)
      parts.push(
        '-F',
        quote(
          typeof value === 'string'
            ? `${name}=${value}`
            : `${name}=@/dev/null;filename=${name}.png;type=image/png`,
        ),
      )
  else if (call.body)
    parts.push('-H', quote(`Content-Type: ${call.body.type}`), '--data-raw', quote(call.body.text))
  return parts.join(' ')
}
