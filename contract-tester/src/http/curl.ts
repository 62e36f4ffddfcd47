import { authorizationOf } from './authorization.ts'
import type { Call } from './call.ts'
import { searchOf } from './search.ts'

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Puts the variables of the shell that stand for tokens outside of the single quotes of an address. */
const withVariables = (quoted: string) => quoted.replace(/%24((?:SECOND_)?TOKEN)\b/g, `'"$$$1"'`)

const SECRET = /auth|token|key|cookie|secret/i

/** A call as one line for a shell. A token is never in it: `$TOKEN` is in its place. */
export function curlOf(baseUrl: string, call: Call, common: Readonly<Record<string, string>> = {}): string {
  const signed = authorizationOf(call, { first: '$TOKEN', second: '$SECOND_TOKEN' })
  const url = `${baseUrl}${call.path}${searchOf([...call.query, ...signed.query])}`
  const parts = ['curl', '-i']
  if (call.method !== 'GET') parts.push('-X', call.method)
  parts.push(withVariables(quote(url)))
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

/**
 * The line of a call about a thing that is gone when a run is over: before it comes the line that creates the thing, and
 * the id of the new one is put in the place of the old.
 */
export function curlAfterCreate(
  create: string,
  line: string,
  id: string,
  idField: string | undefined,
): string {
  const place = `'"$ID"'`
  // Only what is between single quotes of the shell is looked at, so that the variable stands outside of them.
  const about = line.replace(/'(?:[^']|'\\'')*'/g, (quoted) =>
    quoted.replace(
      new RegExp(`(?<![\\w-])${id.replace(/[.*+?^$|()[\]\\{}]/g, '\\$&')}(?![\\w-])`, 'g'),
      place,
    ),
  )
  if (about === line) return line
  const silent = create.replace(/^curl -i /, idField === undefined ? 'curl -si ' : 'curl -s ')
  const taken =
    idField === undefined
      ? `tr -d '\\r' | sed -nE 's|^[Ll]ocation: *||p' | sed -E 's|.*[/(]([^/()]+)\\)?$|\\1|'`
      : `grep -oE '"${idField}" *: *"?[^",}]+' | head -n 1 | sed -E 's/.*: *"?//'`
  return `ID=$(${silent} | ${taken}); ${about}`
}
