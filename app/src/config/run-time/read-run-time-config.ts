import { type LanguageCode, languages } from '@swx/locales/languages'
import * as z from 'zod/mini'
import { contrastOf } from './contrast.ts'
import type { RunTimeConfig } from './run-time-config.ts'

/** What text stands on in each theme: `--page`, `--surface` and `--surface-sunken` of `tokens.css`. */
const grounds = {
  light: ['#f0f2f5', '#ffffff', '#f6f7f9'],
  dark: ['#0b1015', '#121920', '#0e141a'],
} as const

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]

const text = (pattern: RegExp, example: string) => {
  const error = `is to be ${example}`
  return z.string({ error }).check(z.regex(pattern, { error }))
}
const colour = text(/^#[0-9a-f]{6}$/i, 'a colour such as "#0b4f94"')
const file = text(/^\/(?!\/)[\w./-]+$/, 'a path on the host of the app, such as "/brand/word-mark.svg"')
/** A host with its port. The policy of the app is written with it, where a quote or a semicolon would end something. */
const host = String.raw`([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])(:\d{1,5})?`
const link = text(
  new RegExp(String.raw`^(https:\/\/${host}([/?#]\S*)?|\/[\w-]\S*)$`, 'i'),
  'an address such as "https://example.com/terms"',
)
const origin = text(
  new RegExp(`^(https?://${host})?$`, 'i'),
  'an origin without a path, such as "https://api.example.com"',
)
const oneOfTen = z.enum(codes, { error: `is to be one of ${codes.join(', ')}` })

const theme = (name: 'light' | 'dark') =>
  z.strictObject({ accent: colour, accentHover: colour, onAccent: colour }).check(
    z.superRefine(({ accent, accentHover, onAccent }, context) => {
      const pairs = [
        ...grounds[name].map((ground) => ['accent', accent, ground] as const),
        ['onAccent', onAccent, accent] as const,
        ['onAccent', onAccent, accentHover] as const,
      ]
      for (const [key, one, other] of pairs) {
        const contrast = contrastOf(one, other)
        if (contrast >= 4.5) continue
        const message = `has a contrast of ${contrast.toFixed(1)} on ${other}; text needs 4.5`
        context.addIssue({ code: 'custom', path: [key], message })
      }
    }),
  )

const shape = z.strictObject({
  $schema: z.optional(z.string()),
  api: origin,
  languages: z.optional(z.array(oneOfTen).check(z.minLength(1, { error: 'is to name a language' }))),
  defaultLanguage: z.optional(oneOfTen),
  brand: z.optional(
    z.strictObject({
      light: z.optional(theme('light')),
      dark: z.optional(theme('dark')),
      wordMark: z.optional(file),
      font: z.optional(z.strictObject({ family: text(/^[\w -]+$/, 'the name of a font'), file })),
    }),
  ),
  links: z.optional(z.strictObject({ terms: z.optional(link), privacy: z.optional(link) })),
  walletGate: z.optional(z.boolean()),
  events: z.optional(z.strictObject({ url: link, errors: z.boolean(), pageViews: z.boolean() })),
})

interface Finding {
  readonly path: readonly PropertyKey[]
  readonly sentence: string
}

const placeOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

function findingsOf(issues: readonly z.core.$ZodIssue[]): Finding[] {
  return issues.flatMap((issue) => {
    const { path } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        sentence: `${placeOf([...path, key])} is not known: check its spelling in config.schema.json.`,
      }))
    return {
      path,
      sentence: `${placeOf(path) || 'The file'} ${issue.message}.`,
    }
  })
}

/** The part of a setting that does nothing without the rest: a theme with one wrong colour is left out whole. */
function wholeOf(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const [first, second] = path
  if (first === 'brand' && (second === 'light' || second === 'dark' || second === 'font'))
    return path.slice(0, 2)
  return first === 'events' || first === 'languages' ? [first] : path
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null || !(key in value)) return value
  const { [String(key)]: own, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [key]: without(own, rest) }
}

/** What `config.json` says, and in sentences what of it is left out and why. */
export interface ReadConfig {
  /** Undefined when the app cannot begin: the file is no object, or names no API. */
  readonly config: RunTimeConfig | undefined
  readonly errors: readonly string[]
}

/** Reads the content of `config.json`; what is wrong is left out, so that one wrong colour keeps no user away. */
export function readRunTimeConfig(value: unknown): ReadConfig {
  const read = shape.safeParse(value, { error: () => 'is missing or of the wrong type' })
  if (read.success) {
    const { $schema: _, ...config } = read.data
    const { languages: offered, defaultLanguage } = config
    if (defaultLanguage && offered && !offered.includes(defaultLanguage))
      return {
        config: { ...config, defaultLanguage: undefined },
        errors: [`defaultLanguage is ${defaultLanguage}, which languages does not name.`],
      }
    return { config, errors: [] }
  }
  const findings = findingsOf(read.error.issues)
  const errors = findings.map(({ sentence }) => sentence)
  if (findings.some(({ path: [first] }) => first === undefined || first === 'api'))
    return { config: undefined, errors }
  const rest = readRunTimeConfig(findings.reduce((left, { path }) => without(left, wholeOf(path)), value))
  return { config: rest.config, errors: [...new Set([...errors, ...rest.errors])] }
}
