import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../support/root.ts'

/** What this project uses of a service in a compose file. */
export interface ComposeService {
  readonly image: string
  readonly build?: { readonly context: string }
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly secrets?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
  readonly volumes: Readonly<Record<string, object>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

/** The folder that relative paths of the compose file are meant from. */
export const deployFolder = join(root, 'deploy')

/** Puts values into `${NAME:-else}` and `${NAME:?why}`, as Docker Compose does. */
const interpolate = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = env[name] ?? ''
    if (value !== '') return value
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`)
    return kind === '-' ? rest : ''
  })

/** The text of deploy/compose.yaml. */
export const composeText = (): string => readFileSync(join(deployFolder, 'compose.yaml'), 'utf8')

/** Reads deploy/compose.yaml with the values of its settings. */
export const readCompose = (env: Readonly<Record<string, string>>): ComposeFile => {
  const withValues = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, env)
    if (Array.isArray(value)) return value.map(withValues)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withValues(inner)]))
  }
  return withValues(parse(composeText(), { merge: true })) as ComposeFile
}
