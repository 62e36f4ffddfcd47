import type { Benchmark, Part } from './part.ts'
import { runParts, type Tools } from './run-parts.ts'

const listOf = (benchmarks: readonly Benchmark[]): string => {
  const parts = benchmarks.flatMap((benchmark) => benchmark.parts)
  const width = Math.max(...parts.map(({ name }) => name.length))
  return benchmarks
    .map(({ name, title, parts }) =>
      [`${name}: ${title}`, ...parts.map((part) => `  ${part.name.padEnd(width)}  ${part.title}`)].join('\n'),
    )
    .join('\n\n')
}

/** Whether a part is meant by a name: its own, or the beginning of it up to a slash. */
const isMeant = ({ name }: Part, asked: string): boolean => name === asked || name.startsWith(`${asked}/`)

/**
 * `npm run bench [-- NAME …]`: the named parts, or all; `--list` names them.
 *
 * @returns the exit code: 0, 1 when a part could not run, 2 when no part has a name that was asked for
 */
export async function benchCommand(
  asked: readonly string[],
  benchmarks: readonly Benchmark[],
  tools: Tools,
): Promise<0 | 1 | 2> {
  if (asked.includes('--list')) {
    tools.print(listOf(benchmarks))
    return 0
  }
  const all = benchmarks.flatMap(({ parts }) => parts)
  const unknown = asked.filter((name) => !all.some((part) => isMeant(part, name)))
  if (unknown.length > 0) {
    tools.print(`There is no benchmark and no part called ${unknown.join(', ')}. There are:\n`)
    tools.print(listOf(benchmarks))
    return 2
  }
  const chosen = asked.length === 0 ? all : all.filter((part) => asked.some((name) => isMeant(part, name)))
  return runParts(chosen, tools)
}
