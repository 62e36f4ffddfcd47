import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../support/document.ts'
import { checkServer } from './check-server.ts'
import { createServer, NoAnswerError } from './server.ts'

const USAGE = 'npm run contract -- --base-url URL [--token T] [--report FILE.json]'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const stop = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/** A token may begin with a dash, which `parseArgs` takes for the next option unless it is joined. */
function joinToken(args: readonly string[]): string[] {
  const at = args.indexOf('--token')
  const value = args[at + 1]
  if (at === -1 || value === undefined || /^--(base-url|report)\b/.test(value)) return [...args]
  return [...args.slice(0, at), `--token=${value}`, ...args.slice(at + 2)]
}

function readArguments() {
  try {
    const { values } = parseArgs({
      args: joinToken(process.argv.slice(2)),
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        report: { type: 'string' },
      },
    })
    const url = values['base-url']
    if (url === undefined || !/^https?:\/\/[^/]+\/?$/.test(url))
      return stop(`Say which server: its origin without a path, such as http://127.0.0.1:4010.\n  ${USAGE}`)
    return { url, token: values.token, report: values.report }
  } catch (cause) {
    return stop(`${(cause as Error).message}\n  ${USAGE}`)
  }
}

const { url, token, report } = readArguments()
const version = String((contract.info as { version?: unknown }).version)
say(`Checking ${url} against the contract ${version}; nothing is changed or paid.`)
if (token === undefined) say('Without --token, only what is public and what has to be refused is checked.')
try {
  const findings = await checkServer(createServer(url, token), ({ name, findings }) =>
    say(`  ${findings.length === 0 ? 'ok    ' : 'BROKEN'}  ${name}`),
  )
  for (const { operation, rule, where, expected, got } of findings)
    say(`\n${operation}: ${rule}\n  where     ${where}\n  expected  ${expected}\n  got       ${got}`)
  const text = { baseUrl: url, contract: version, conforms: findings.length === 0, violations: findings }
  if (report !== undefined) writeFileSync(report, `${JSON.stringify(text, null, 2)}\n`)
  say(findings.length === 0 ? '\nIt conforms.' : `\n${findings.length} violations.`)
  process.exit(findings.length === 0 ? 0 : 1)
} catch (cause) {
  if (!(cause instanceof NoAnswerError)) throw cause
  stop(`${cause.message}\nIs the server running, and is this its origin?`)
}
