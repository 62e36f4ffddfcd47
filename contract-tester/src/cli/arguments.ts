import { parseArgs } from 'node:util'
import { CannotRunError } from '../document/cannot-run-error.ts'

const OPTIONS = {
  spec: { type: 'string' },
  'base-url': { type: 'string' },
  token: { type: 'string' },
  'second-token': { type: 'string' },
  header: { type: 'string', multiple: true },
  only: { type: 'string' },
  skip: { type: 'string' },
  'skip-rule': { type: 'string' },
  mode: { type: 'string' },
  'max-money': { type: 'string' },
  allow: { type: 'string' },
  'max-time': { type: 'string' },
  'max-response-time': { type: 'string' },
  'require-reached': { type: 'string' },
  baseline: { type: 'string' },
  'allow-outside-refs': { type: 'boolean' },
  rate: { type: 'string' },
  seed: { type: 'string' },
  timeout: { type: 'string' },
  strict: { type: 'boolean' },
  feed: { type: 'string' },
  hints: { type: 'string' },
  report: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  html: { type: 'string' },
  compare: { type: 'string' },
  profile: { type: 'string' },
  origin: { type: 'string' },
  rules: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** A token may begin with a dash, which would be taken for the next option unless it is joined. */
function joinTokens(args: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < args.length; index++) {
    const [name, value] = [args[index] ?? '', args[index + 1]]
    const isToken = name === '--token' || name === '--second-token'
    if (
      isToken &&
      value !== undefined &&
      !((value.slice(2).split('=')[0] as string) in OPTIONS && value.startsWith('--'))
    ) {
      joined.push(`${name}=${value}`)
      index += 1
    } else joined.push(name)
  }
  return joined
}

const numberOf = (name: string, text: string | undefined, least: number): number | undefined => {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new CannotRunError(`--${name} takes a number from ${least}, not "${text}".`)
  return value
}

const secondsOf = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1_000)

const listOf = (text: string | undefined) =>
  text
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function urlOf(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CannotRunError(`--${name} takes an address such as http://127.0.0.1:4010, not "${text}".`)
  return text.replace(/\/+$/, '')
}

/** Whose pages a provider is to carry. */
function originOf({
  profile,
  origin,
  compare,
}: {
  readonly profile?: string | undefined
  readonly origin?: string | undefined
  readonly compare?: string | undefined
}): string | undefined {
  if (profile !== undefined && profile !== 'provider')
    throw new CannotRunError(`--profile is provider, not "${profile}".`)
  if (profile === undefined) {
    if (origin !== undefined) throw new CannotRunError('--origin belongs to --profile provider.')
    return undefined
  }
  if (compare !== undefined) throw new CannotRunError('--profile looks at one server: leave --compare out.')
  if (origin === undefined)
    throw new CannotRunError('Say where the pages of the app are: --origin https://app.example.com.')
  if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(/\/$/, ''))
    throw new CannotRunError(`--origin takes an origin such as https://app.example.com, not "${origin}".`)
  return new URL(origin).origin
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*)$/.exec(line) ?? []
      if (name === undefined) throw new CannotRunError(`--header takes 'Name: value', not "${line}".`)
      return [name, value ?? '']
    }),
  )
}

/** What the command line asks for. */
export type Arguments = ReturnType<typeof readArguments>

/** Reads the command line. @throws {CannotRunError} for what it cannot mean */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const values = parse(args)
  if (values.help) return 'help' as const
  if (values.version) return 'version' as const
  if (values.rules) return 'rules' as const
  const { spec, mode = 'safe' } = values
  if (spec === undefined) throw new CannotRunError('Say which document: --spec openapi.yaml.')
  if (values['base-url'] === undefined)
    throw new CannotRunError('Say which server: --base-url http://127.0.0.1:4010.')
  if (mode !== 'safe' && mode !== 'full') throw new CannotRunError(`--mode is safe or full, not "${mode}".`)
  return {
    spec,
    baseUrl: urlOf('base-url', values['base-url']),
    origin: originOf(values),
    compare: values.compare === undefined ? undefined : urlOf('compare', values.compare),
    token: values.token ?? env.SWX_CONTRACT_TOKEN,
    secondToken: values['second-token'],
    headers: headersOf(values.header ?? []),
    only: listOf(values.only),
    skip: listOf(values.skip),
    skipRules: listOf(values['skip-rule']),
    mode: mode as 'safe' | 'full',
    maxMoney: numberOf('max-money', values['max-money'], 0),
    allow: listOf(values.allow),
    maxTimeMs: secondsOf(numberOf('max-time', values['max-time'], 0.001)),
    maxResponseMs: numberOf('max-response-time', values['max-response-time'], 1),
    requireReached: numberOf('require-reached', values['require-reached'], 0),
    baseline: values.baseline,
    hasOutsideRefs: values['allow-outside-refs'] ?? false,
    rate: numberOf('rate', values.rate, 0.01),
    seed: numberOf('seed', values.seed, 0),
    timeoutMs: numberOf('timeout', values.timeout, 1),
    isStrict: values.strict ?? false,
    feed: values.feed,
    hints: values.hints,
    files: { report: values.report, junit: values.junit, sarif: values.sarif, html: values.html },
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joinTokens(args), options: OPTIONS }).values
  } catch (cause) {
    throw new CannotRunError(`${(cause as Error).message.split('\n')[0]} See --help.`, { cause })
  }
}
