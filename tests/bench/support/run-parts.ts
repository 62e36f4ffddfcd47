import type { Found, Need, Part } from './part.ts'
import { sentence, table } from './report.ts'
import type { Results } from './results.ts'

/** What parts are run with. */
export interface Tools {
  /** Builds, installs or finds what a part needs, or throws. */
  prepare(need: Need): Promise<void>
  /** Runs one part. */
  measure(part: Part): Promise<Found>
  readonly results: Results
  print(text: string): void
  now(): Date
}

/** The message of an error and of what caused it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n${reasonOf(error.cause)}`
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

async function runPart(part: Part, { prepare, measure }: Tools): Promise<Found> {
  for (const need of part.needs) await prepare(need)
  const found = await measure(part)
  const empty = found.measures.find(({ value }) => value !== null && !Number.isFinite(value))
  if (empty) throw new Error(`"${empty.name}" has no figure.`)
  return found
}

/**
 * Runs parts one after the other, prints and keeps what each finds as it ends, and goes on when one fails: that part
 * keeps its older figures with their date.
 *
 * @returns the exit code: 1 when a part could not run; an alarm that is missed is only printed
 */
export async function runParts(parts: readonly Part[], tools: Tools): Promise<0 | 1> {
  const { results, print, now } = tools
  const missed: string[] = []
  const failed: string[] = []
  for (const part of parts) {
    print(`\n▶ ${part.name}: ${part.title}`)
    try {
      const found = await runPart(part, tools)
      print(table(found.measures, results.kept(part.name)?.measures))
      const alarms = found.measures.filter(({ isMet }) => isMet === false)
      missed.push(...alarms.map((measure) => `${part.name}: ${sentence(measure)}`))
      results.save(part, found, now())
    } catch (error) {
      failed.push(part.name)
      print(indented(`failed: ${reasonOf(error)}`))
      const before = results.kept(part.name)?.at
      if (before) print(`  the results keep its figures of ${before}`)
    }
  }
  const figures = parts.length - failed.length
  print(
    `\n${figures} of ${parts.length} parts measured; alarms missed: ${missed.length}; parts failed: ${failed.length}`,
  )
  for (const line of missed) print(`  missed  ${line}`)
  for (const name of failed) print(`  failed  ${name}`)
  return failed.length > 0 ? 1 : 0
}
