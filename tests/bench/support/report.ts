import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** One line of a benchmark's table. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it is held to, in words: "at least 0.5". */
  readonly target?: string
  readonly isMet?: boolean
}

const bounded = (bound: number, unit: string): string => `${bound.toLocaleString('en-US')} ${unit}`.trim()

/** A figure that must not be below a bound. */
export const atLeast = (name: string, value: number, bound: number, unit = ''): Measure => ({
  name,
  value,
  unit,
  target: `at least ${bounded(bound, unit)}`,
  isMet: value >= bound,
})

/** A figure that must not be above a bound. */
export const atMost = (name: string, value: number, bound: number, unit = ''): Measure => ({
  name,
  value,
  unit,
  target: `at most ${bounded(bound, unit)}`,
  isMet: value <= bound,
})

/** What one benchmark found. */
export interface Report {
  readonly title: string
  readonly measures: readonly Measure[]
  /** Single values behind the measures, for whoever wants to look closer. */
  readonly details?: unknown
}

const folder = new URL('../results/', import.meta.url)

/** Keeps a report in tests/bench/results. */
export function save(name: string, report: Report): void {
  mkdirSync(folder, { recursive: true })
  const machine = {
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model,
    at: new Date().toISOString(),
  }
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify({ ...report, machine }, null, 2)}\n`)
}

/** A report as a table. */
export function table({ title, measures }: Report): string {
  const rows = measures.map(({ name, value, unit, target = '', isMet }) => [
    name,
    `${Number(value.toPrecision(4)).toLocaleString('en-US')} ${unit}`.trim(),
    target,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines.map((line) => `  ${line}`)].join('\n')
}
