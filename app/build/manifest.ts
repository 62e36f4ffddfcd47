import { readFileSync } from 'node:fs'
import type { Operator } from '../src/config/operator.ts'

interface Manifest {
  name: string
  short_name: string
  description: string
  shortcuts: { url: string }[]
}

/** The manifest of an operator build: that of the sandbox under the operator's name, with what the operator offers. */
export function manifestOf(operator: Operator): string {
  const manifest: Manifest = JSON.parse(
    readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  )
  return JSON.stringify(
    {
      ...manifest,
      name: operator.name,
      short_name: operator.name.slice(0, 12),
      description: `${operator.name}: ${operator.legalName}`,
      shortcuts: manifest.shortcuts.filter(
        ({ url }) => url !== './trading' || operator.permissions?.plans !== undefined,
      ),
    },
    null,
    2,
  )
}
