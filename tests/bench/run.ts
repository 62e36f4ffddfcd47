// `npm run bench [-- name …]`: runs the named benchmarks, or all, and keeps what they find in tests/bench/results.
import { existsSync } from 'node:fs'
import { type Report, save, table } from './support/report.ts'

/** Where each benchmark is; a module exports `run`. */
const benchmarks: Record<string, string> = {
  standin: './stand-in/bench.ts',
  start: './start/bench.ts',
  size: './size/bench.ts',
  sdk: './sdk/bench.ts',
  'live-list': './live-list/run.ts',
  page: './page/bench.ts',
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(
    `No benchmark called ${unknown.join(', ')}: choose from ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exit(2)
}

let isMissed = false
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  const file = new URL(benchmarks[name] ?? '', import.meta.url)
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing.`)
  const { run }: { run: () => Promise<Report> } = await import(file.href)
  const report = await run()
  save(name, report)
  console.log(`\n${table(report)}`)
  isMissed ||= report.measures.some((measure) => measure.isMet === false)
}
process.exit(isMissed ? 1 : 0)
