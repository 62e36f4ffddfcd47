import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { chooseProfile } from './http/scenario-file.ts'
import { startBanner } from './http/start-banner.ts'
import { StartError } from './http/start-error.ts'
import { startMockServer } from './http/start-mock-server.ts'
import { READY_MADE } from './runtime/profiles.ts'

const HELP = `The mock server of SWX.

  replay FILE.har  send the requests of an HTTP archive again: replay --help

  --port N        port to listen on (4010; 0 takes a free one)
  --host ADDRESS  address to listen on (127.0.0.1; others need SANDBOX_KEY)
  --seed N        what everything drawn by chance follows from (1)
  --profile NAME  what the worlds begin with (visitor): ${Object.keys(READY_MADE).join(', ')}; or a file of
                  your own, such as ./mine.json
  --now TIME      virtual time at the start, such as 2026-01-10T15:20:00Z (the real time)
  --frozen        let virtual time stand still at first
  --data DIR      keep everything in this folder beyond the end of the process (nowhere); what is kept there goes
                  before --seed, --profile, --now and --frozen, which then apply to new worlds
  --review-after SECONDS
                  approve what waits for a review by itself after so many seconds of virtual time (never)
  --sandbox-google
                  let others sign in by the sandbox's own page of Google, too: as anyone who uses it
  --no-control    switch the control plane and its console off
  --check         check every reply against the contract
  --app DIR       serve the built app at /
  --docs DIR      serve the API reference at /docs
  --quiet         say nothing on standard error but what went wrong
  --version       print the version and end
  --help          print this and end
`

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
    dataDir: values.data,
    onNotice: (line) => console.error(line),
    onFault: (error) => console.error(error.message),
  })
  let isStopping = false
  // Ctrl-C reaches this process from the terminal, and a moment later from the one that started it.
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    void mockServer.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const isApp = values.app !== undefined
  if (!values.quiet) console.error(startBanner({ mockServer, dataDir: values.data, isApp, hasControl }))
  console.log(`ready ${mockServer.url}`)
}

/** Whether an error is about how the command was typed. */
const isUsageError = (error: unknown): boolean =>
  error instanceof StartError || (error instanceof TypeError && 'code' in error)

main().catch((error: unknown) => {
  console.error(isUsageError(error) ? (error as Error).message : error)
  process.exit(1)
})
