import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { isLoopbackAddress, parseHosts } from './http/host-rules.ts'
import { chooseProfile } from './http/scenario-file.ts'
import { startBanner } from './http/start-banner.ts'
import { StartError } from './http/start-error.ts'
import { startMockServer } from './http/start-mock-server.ts'
import { hasPassword, isDatabaseAddress } from './runtime/postgres/database-address.ts'
import { READY_MADE } from './runtime/profiles.ts'

const HELP = `The mock server of SWX.

  replay FILE.har  send the requests of an HTTP archive again: replay --help

  --port N        port to listen on (4010; 0 takes a free one)
  --host ADDRESS  address to listen on (127.0.0.1; others need SANDBOX_KEY and SANDBOX_HOSTS)
  --proxy ADDRESS,...
                  proxies in front, by address or network: X-Forwarded-Proto and X-Forwarded-For of their connections
                  are read, and of no others (none)
  --seed N        seed of everything random (1)
  --profile NAME  profile that the worlds begin with (visitor): ${Object.keys(READY_MADE).join(', ')}; or a file of
                  your own, such as ./mine.json
  --now TIME      virtual time at the start, such as 2026-01-10T15:20:00Z (the real time)
  --frozen        start with virtual time stopped
  --data DIR      keep everything in this folder when the process ends (nowhere); what it contains takes
                  precedence over --seed, --profile, --now and --frozen, which then apply to new worlds
  --data postgres://USER@HOST:PORT/NAME
                  keep everything in a database that several processes share, each world served by one of them
  --worlds N      the largest number of worlds (200)
  --review-after SECONDS
                  approve pending reviews automatically after this many seconds of virtual time (never)
  --sandbox-google
                  let others log in by the sandbox's own page of Google, too: as any user
  --metrics       collect metrics for Prometheus at /__sandbox/metrics (on when others can reach it, or with a database)
  --log FORMAT    text, or json: a line of JSON on standard error for each request, notice and internal error (text)
  --no-control    switch the control plane and its console off
  --check         check every reply against the contract
  --app DIR       serve the built app at /
  --docs DIR      serve the API reference at /docs
  --quiet         write only errors to standard error
  --version       print the version and end
  --help          print this and end

  SWX_DATA        what --data says, for an address that others of this machine must not read in the list of processes
  SWX_DATA_PASSWORD_FILE
                  file with the password of the database, for an address without one; else PGPASSWORD or PGPASSFILE
  SANDBOX_KEY     the key of the control plane (sandbox); when others can reach it, or behind a proxy, one of your own,
                  at least 8 characters
  SANDBOX_HOSTS   its host names for others, separated by commas: sandbox.example,10.0.0.7; *.sandbox.example is every
                  name with one label more. A request to any other host name except localhost is answered with 421, so
                  that no web page can reach it by its own host name
`

const PASSWORD_SHOWN =
  'The password of the database is in the list of processes, where other users of this machine can read it: omit it from --data, and give SWX_DATA_PASSWORD_FILE, PGPASSWORD or PGPASSFILE.'

/** How long requests under way may take after a signal. */
const GRACE_MS = 5_000

/** A whole number from a flag, or a sentence about what it has to be. */
const wholeNumber = (name: string, text: string, most: number): number => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new StartError(`--${name} has to be a whole number from 0 to ${most}; it was "${text}".`)
}

const folder = (name: string, path: string | undefined): string | undefined => {
  if (path === undefined || existsSync(path)) return path
  throw new StartError(`--${name}: there is no folder "${path}"; build it first.`)
}

/** Sends an archive again; a connection that fails is said in one line. */
const replay = async (args: readonly string[]): Promise<void> => {
  const { replayCommand } = await import('./replay/replay-command.ts')
  try {
    process.exitCode = await replayCommand(args, (line) => console.log(line))
  } catch (error) {
    const { message, cause } = error as Error
    console.error(cause instanceof Error ? `${message}: ${cause.message}` : message)
    process.exitCode = 2
  }
}

const main = async (): Promise<void> => {
  if (process.argv[2] === 'replay') return replay(process.argv.slice(3))
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      host: { type: 'string' },
      seed: { type: 'string', default: '1' },
      profile: { type: 'string', default: 'visitor' },
      now: { type: 'string' },
      frozen: { type: 'boolean' },
      data: { type: 'string' },
      worlds: { type: 'string', default: '200' },
      proxy: { type: 'string' },
      metrics: { type: 'boolean' },
      log: { type: 'string', default: 'text' },
      'review-after': { type: 'string' },
      'sandbox-google': { type: 'boolean' },
      'no-control': { type: 'boolean' },
      check: { type: 'boolean' },
      app: { type: 'string' },
      docs: { type: 'string' },
      quiet: { type: 'boolean' },
      version: { type: 'boolean', short: 'v' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  if (values.version) {
    process.stdout.write(`${manifest.version}\n`)
    return
  }
  const { 'review-after': reviewAfter } = values
  const hasControl = !(values['no-control'] || process.env.SANDBOX_CONTROL === '0')
  if (!['text', 'json'].includes(values.log))
    throw new StartError(`--log has to be text or json; it was "${values.log}".`)
  const log = values.log === 'json' ? (await import('./http/log.ts')).createLog() : undefined
  const data = values.data ?? (process.env.SWX_DATA || undefined)
  const isDatabase = isDatabaseAddress(data)
  const notice = log?.notice ?? ((line: string) => console.error(line))
  if (isDatabaseAddress(values.data) && hasPassword(values.data)) notice(PASSWORD_SHOWN)
  const proxies = values.proxy?.split(/[\s,]+/).filter(Boolean) ?? []
  const isOpen = proxies.length > 0 || (values.host !== undefined && !isLoopbackAddress(values.host))
  const mockServer = await startMockServer({
    port: wholeNumber('port', values.port, 65_535),
    host: values.host,
    seed: wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER),
    ...chooseProfile(values.profile),
    now: values.now,
    frozen: values.frozen,
    control: hasControl,
    sandboxGoogle: values['sandbox-google'],
    appDir: folder('app', values.app),
    docsDir: folder('docs', values.docs),
    checkReplies: values.check,
    reviewAfterMs:
      reviewAfter === undefined ? undefined : wholeNumber('review-after', reviewAfter, 1e7) * 1_000,
    dataDir: isDatabase ? undefined : data,
    database: isDatabase ? data : undefined,
    mostWorlds: wholeNumber('worlds', values.worlds, 10_000),
    proxies,
    metrics: values.metrics ?? (isOpen || isDatabase),
    onServed: log?.served,
    onNotice: notice,
    onFault: log?.fault ?? ((error) => console.error(error.message)),
  })
  let isStopping = false
  // Ctrl-C reaches this process from the terminal, and a moment later from the one that started it.
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    const end = (error?: unknown): void => {
      if (error) console.error(`Not everything was kept: ${(error as Error).message}`)
      process.exit(error ? 1 : 0)
    }
    void mockServer.close(GRACE_MS).then(() => end(), end)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const isApp = values.app !== undefined
  const hosts = isOpen ? parseHosts(process.env.SANDBOX_HOSTS) : undefined
  const facts = {
    mockServer,
    data,
    isApp,
    hasControl,
    hosts,
    isProxied: proxies.length > 0,
  }
  if (log) log.notice('The mock server answers.', { url: mockServer.url, version: manifest.version })
  else if (!values.quiet) console.error(startBanner(facts))
  console.log(`ready ${mockServer.url}`)
}

/** What to print of an error that is about how the command was typed; Node's reader of options names no way out. */
const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof StartError) return error.message
  if (!(error instanceof TypeError && 'code' in error)) return undefined
  const isUnread = String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUnread ? `${error.message.replace(/\.?$/, '.')} --help lists the options.` : error.message
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
})
