// Measures one part and sends what it found, or why it could not, to the process that started this one.
// Usage: node run-part.ts <name>, with a channel to the parent
import { benchmarks } from './catalogue.ts'
import type { Said } from './support/measure-apart.ts'

async function measure(name: string | undefined): Promise<Said> {
  const part = benchmarks.flatMap(({ parts }) => parts).find((one) => one.name === name)
  if (!part) return { why: `There is no part called ${name}.` }
  try {
    return { found: await part.measure() }
  } catch (error) {
    console.error(error)
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

// Browsers and servers that are still open are ended on `exit`.
process.once('SIGTERM', () => process.exit(1))
// What a part leaves open must not keep the others waiting.
process.send?.(await measure(process.argv[2]), () => process.exit(0))
