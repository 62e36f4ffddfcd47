import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Run } from './seed-run.ts'
import { simulate } from './simulate.ts'

/** A simulation as it is started from a command line. */
export interface Suite<Counts extends Record<string, number>> {
  /** Its name, as `npm run test:long` takes it. */
  readonly name: string
  /** What a run says that ends well. */
  readonly title: string
  readonly createRun: (seed: number) => Run<Counts>
  /** What is tried before a run begins, for its result. @default nothing */
  readonly before?: () => Promise<object>
}

const options = {
  seeds: { type: 'string', default: '20' },
  commands: { type: 'string', default: '1000000' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  world: { type: 'string' },
  out: { type: 'string' },
} as const

/** Between two lines that say how far it is. */
const SAID_EVERY = 10_000

const readOptions = () => {
  const { values } = parseArgs({ options })
  const numberOf = (name: keyof typeof options): number | undefined => {
    const text = values[name]
    if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
    console.error(`--${name} takes a whole number, not "${text}".`)
    return process.exit(2)
  }
  return { out: values.out, numberOf }
}

/** Plays one world again, of a failure that was printed. */
const playAgain = async <Counts extends Record<string, number>>(
  run: Run<Counts>,
  world: number,
): Promise<void> => {
  try {
    await run.play(world)
    console.warn(`Seed ${run.seed}, world ${world}: every promise was kept. ${run.hash()}`)
  } finally {
    run.close()
  }
}

/**
 * Runs a simulation as the command line says.
 *
 * @returns the exit code
 */
export const runFromCommandLine = async <Counts extends Record<string, number>>({
  name,
  title,
  createRun,
  before = async () => ({}),
}: Suite<Counts>): Promise<number> => {
  const { out, numberOf } = readOptions()
  const typed = process.argv.slice(2).filter((one) => one !== '--out' && one !== out)
  try {
    const [seed, world] = [numberOf('seed'), numberOf('world')]
    if (seed !== undefined && world !== undefined) {
      await playAgain(createRun(seed), world)
      return 0
    }
    const [count, commands, minutes] = [numberOf('seeds'), numberOf('commands') ?? 1, numberOf('minutes')]
    const begun = Date.now()
    const found = await before()
    const first = seed ?? 1
    let said = 0
    const result = await simulate({
      runs: Array.from({ length: Math.max(1, count ?? 1) }, (_, index) => createRun(first + index)),
      commands,
      until: minutes === undefined ? undefined : begun + minutes * 60_000,
      onWorld(done) {
        if (done - said < SAID_EVERY) return
        said = done
        console.warn(`${done} of ${commands} commands, ${Math.round((Date.now() - begun) / 1000)} s`)
      },
    })
    const report = {
      title: `${title}: a promise was broken by none of these commands`,
      at: new Date(begun).toISOString(),
      command: [`npm run test:long -- ${name}`, ...typed].join(' '),
      machine: { node: process.version, cores: cpus().length, processor: cpus()[0]?.model },
      seconds: Math.round((Date.now() - begun) / 1000),
      asked: commands,
      ...found,
      ...result,
    }
    if (out !== undefined) writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
    console.warn(JSON.stringify({ seconds: report.seconds, ...result.counts }))
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}
