import type { JsonObject } from '../document/json.ts'
import type { Random } from './random.ts'
import { samplePattern } from './sample-pattern.ts'

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
const letters = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('')

const byFormat: Readonly<Record<string, (random: Random) => string>> = {
  'date-time': (random) => new Date(1_700_000_000_000 + Math.floor(random() * 1e10)).toISOString(),
  date: (random) => new Date(1_700_000_000_000 + Math.floor(random() * 1e10)).toISOString().slice(0, 10),
  time: () => '10:20:30Z',
  duration: () => 'P3D',
  email: (random) => `${letters(random, 8)}@example.com`,
  uuid: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
  uri: (random) => `https://example.com/${letters(random, 6)}`,
  'uri-reference': (random) => `/${letters(random, 6)}`,
  url: (random) => `https://example.com/${letters(random, 6)}`,
  hostname: (random) => `${letters(random, 6)}.example.com`,
  ipv4: (random) => `192.0.2.${1 + Math.floor(random() * 250)}`,
  ipv6: () => '2001:db8::1',
  byte: () => 'c3d4',
  binary: () => 'bytes',
}

/** The longest text of a sample, even if a schema requires a longer one. */
const LONGEST = 100_000

/** A text that a schema of type string allows. */
export function sampleString(schema: JsonObject, name: string, random: Random): string {
  const least = typeof schema.minLength === 'number' ? Math.min(schema.minLength, LONGEST) : 0
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY
  if (typeof schema.pattern === 'string') {
    for (let tries = 0; tries < 20; tries++) {
      const text = samplePattern(schema.pattern, random)
      if (text !== undefined && text.length >= least && text.length <= most) return text
    }
  }
  if (schema.contentMediaType !== undefined && schema.contentEncoding === undefined) return 'bytes'
  const format = byFormat[String(schema.format)]?.(random)
  if (format !== undefined) return format
  const text = `${name.replace(/[^a-z]/gi, '').slice(0, 8)} ${letters(random, 6)}`.trim()
  return text
    .padEnd(least, letters(random, 1))
    .slice(0, Math.max(least, Math.min(most, Math.max(text.length, least))))
}
