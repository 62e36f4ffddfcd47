import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Found, Part } from './part.ts'

/** The figures of a part with when and where they were measured: parts of one file may be of different days. */
export interface KeptPart extends Found {
  readonly title: string
  readonly at: string
  readonly machine: { readonly node: string; readonly cores: number; readonly processor?: string | undefined }
}

/** The figures that were measured last, a file per benchmark. */
export interface Results {
  /** Puts what a part found in the place of its older figures; those of the other parts stay as they are. */
  save(part: Part, found: Found, at: Date): void
  /** What is kept of the part with a name, or undefined while nothing is. */
  kept(name: string): KeptPart | undefined
}

/** Keeps results in a folder. */
export function resultsIn(folder: string, benchmarks: readonly Benchmark[]): Results {
  const benchmarkOf = (name: string): Benchmark => {
    const found = benchmarks.find(({ parts }) => parts.some((part) => part.name === name))
    if (!found) throw new Error(`No benchmark has a part called ${name}.`)
    return found
  }
  const fileOf = ({ name }: Benchmark): string => join(folder, `${name}.json`)
  const read = (benchmark: Benchmark): Readonly<Record<string, KeptPart>> =>
    existsSync(fileOf(benchmark)) ? JSON.parse(readFileSync(fileOf(benchmark), 'utf8')).parts : {}

  return {
    save(part, found, at) {
      const benchmark = benchmarkOf(part.name)
      const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model }
      const kept = { title: part.title, at: at.toISOString(), machine, ...found }
      const all: Readonly<Record<string, KeptPart>> = { ...read(benchmark), [part.name]: kept }
      // In the order of the benchmark, and without parts that it no longer has.
      const parts = Object.fromEntries(
        benchmark.parts.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])),
      )
      mkdirSync(folder, { recursive: true })
      const file = fileOf(benchmark)
      writeFileSync(`${file}.new`, `${JSON.stringify({ title: benchmark.title, parts }, null, 2)}\n`)
      renameSync(`${file}.new`, file)
    },
    kept: (name) => read(benchmarkOf(name))[name],
  }
}
