import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { createRun } from './run.ts'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    commands: { type: 'string', default: '1000000' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    world: { type: 'string' },
    out: { type: 'string' },
  },
})

/** What was typed, without the file that the script names. */
const typed = process.argv.slice(2).filter((one) => one !== '--out' && one !== values.out)

/** Between two lines that say how far it is. */
const SAID_EVERY = 10_000

const numberOf = (name: keyof typeof values): number | undefined => {
  const text = values[name]
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
  console.error(`--${name} takes a whole number, not "${text}".`)
  return process.exit(2)
}

/** Plays one world again, of a failure that was printed. */
const playAgain = async (seed: number, world: number): Promise<void> => {
  const run = createRun(seed)
  try {
    await run.play(world)
    console.warn(`Seed ${seed}, world ${world}: every promise was kept. ${run.hash()}`)
  } finally {
    run.close()
  }
}

const runAll = async (): Promise<void> => {
  const [count, commands, minutes] = [numberOf('seeds') ?? 1, numberOf('commands') ?? 1, numberOf('minutes')]
  const begun = Date.now()
  const first = numberOf('seed') ?? 1
  let said = 0
  const result = await simulate({
    seeds: Array.from({ length: Math.max(1, count) }, (_, index) => first + index),
    commands,
    until: minutes === undefined ? undefined : begun + minutes * 60_000,
    onWorld(done) {
      if (done - said < SAID_EVERY) return
      said = done
      console.warn(`${done} of ${commands} commands, ${Math.round((Date.now() - begun) / 1000)} s`)
    },
  })
  const report = {
    title: 'Simulation of the mock server: a promise was broken by none of these commands',
    at: new Date(begun).toISOString(),
    command: ['npm run test:long -- simulation', ...typed].join(' '),
    machine: { node: process.version, cores: cpus().length, processor: cpus()[0]?.model },
    seconds: Math.round((Date.now() - begun) / 1000),
    asked: commands,
    ...result,
  }
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`)
  console.warn(JSON.stringify({ seconds: report.seconds, ...result.counts }))
}

try {
  const [seed, world] = [numberOf('seed'), numberOf('world')]
  if (seed !== undefined && world !== undefined) await playAgain(seed, world)
  else await runAll()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
