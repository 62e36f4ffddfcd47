import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { installFolder, prepare } from '../bootstrap.mjs'
import { fail, requireTurbo, root, runNode, tool } from '../processes.mjs'
import { images } from './images.mjs'

const tests = `${root}/tests`
const playwright = (config, grep, env = {}) =>
  runNode(
    [
      tool('@playwright/test/cli.js'),
      'test',
      '--config',
      config,
      ...(grep.length > 0 ? ['--grep', grep] : []),
    ],
    { cwd: tests, env },
  )

/** Every page in every language, in both shells and both themes. */
async function matrix(wanted) {
  const codes = readdirSync(`${root}/locales`).filter((name) =>
    existsSync(`${root}/locales/${name}/common.json`),
  )
  const unknown = wanted.find((code) => !codes.includes(code))
  if (unknown !== undefined) await fail(`No language "${unknown}": it is one of ${codes.join(', ')}.`, 2)
  await requireTurbo(['build'], '@swx/tests^...')
  return playwright('e2e/matrix.config.ts', wanted.length === 0 ? '' : `in (${wanted.join('|')}),`)
}

/** Journeys of every product in a browser while calls fail, answers get lost, storage is full and clocks jump. */
async function chaos(args) {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--keep')
  if (unknown !== undefined) await fail(`No option "${unknown}": see npm run test:long -- --help.`, 2)
  await requireTurbo(['build'], '@swx/tests^...')
  const report = `${tests}/results/chaos.json`
  const isKept = args.includes('--keep')
  const env = isKept ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}
  const code = await playwright('e2e/chaos/chaos.config.ts', names.join('|'), env)
  if (isKept) {
    const { chaosResults } = await import('../../tests/e2e/chaos/results.mjs')
    const results = chaosResults(JSON.parse(readFileSync(report, 'utf8')))
    writeFileSync(`${tests}/bench/results/chaos.json`, `${JSON.stringify(results, null, 2)}\n`)
  }
  return code
}

/** The property, fuzz and kill tests of the mock server, longer than in `npm test`. */
async function soak([times = '50', ...names]) {
  if (!/^[1-9]\d{0,4}$/.test(times))
    await fail(`How many times as long as npm test? A whole number from 1, not "${times}".`, 2)
  await requireTurbo(['build'], '@swx/mock-server', '@swx/openapi')
  const paths = names.length > 0 ? names : ['src/test/properties', 'src/runtime/persistence', 'src/store']
  return runNode([tool('vitest/vitest.mjs'), 'run', '--no-file-parallelism', ...paths], {
    cwd: `${root}/mock-server`,
    env: { SWX_SOAK: times },
  })
}

/** The mock server on a disk that fails and in processes that end at any moment. */
async function simulation(args) {
  const isKept = !args.some((one) => /^--(seed|out)(=|$)/.test(one))
  await requireTurbo(['build'], '@swx/mock-server', '@swx/openapi')
  const kept = isKept ? ['--out', `${root}/docs/simulation-results.json`] : []
  return runNode([`${root}/mock-server/src/test/simulation/main.ts`, ...kept, ...args])
}

/** Mock servers that share a PostgreSQL while connections break and processes end and stand still, in one process. */
async function teamSimulation(args) {
  const isKept = !args.some((one) => /^--(seed|out)(=|$)/.test(one))
  await requireTurbo(['build'], '@swx/mock-server', '@swx/openapi')
  const kept = isKept ? ['--out', `${root}/docs/team-simulation-results.json`] : []
  return runNode([`${root}/mock-server/src/test/team-simulation/main.ts`, ...kept, ...args])
}

/** The mock server's package as a new user installs it. */
async function packed(files) {
  if (files.length === 0) await requireTurbo(['build', 'types'], '@swx/mock-server')
  return runNode(['tests/package/try-package.ts', ...files])
}

/** The packed SDK in the projects of its users. */
async function consumers(args) {
  await requireTurbo(['build', 'types'], '@swx/sdk')
  return runNode(['tests/consumers/run.ts', ...args])
}

/** Mock servers that share a PostgreSQL, behind HAProxy, while each of them is killed. */
async function teams(args) {
  await requireTurbo(['build'], '@swx/mock-server', '@swx/openapi')
  return runNode(['tests/teams/run.ts', ...args])
}

/** Both images of deploy/, built on a base of Debian and started as deploy/compose.yaml says. */
async function builtImages(args) {
  const code = await images.run([])
  return code === 0 ? runNode(['tests/images/run.ts', ...args]) : code
}

/** Journeys in Firefox and WebKit, which the other tests do not use. */
async function browsers(args) {
  await installFolder(`${tests}/browsers`, 'what drives the other browsers')
  await requireTurbo(['build'], '@swx/tests^...')
  return runNode(['tests/browsers/run.ts', ...args])
}

const suites = {
  matrix,
  chaos,
  browsers,
  soak,
  simulation,
  'team-simulation': teamSimulation,
  package: packed,
  consumers,
  teams,
  images: builtImages,
}
/** The parts that need no Chromium. */
const withoutBrowser = ['browsers', 'soak', 'simulation', 'team-simulation', 'teams', 'images']

/** @type {import('../run.mjs').Command} */
export const testLong = {
  help: `
npm run test:long -- NAME [ARGUMENTS]

Tests that take too long for npm test, which runs a part of most of them.

  matrix [LANGUAGE ...]     every page in every language, both shells and both themes, or in some languages ("de ar")
  chaos [JOURNEY ...]       journeys of every product in a browser while calls fail, answers get lost, storage is full
                            and clocks jump; words of a journey's name ("a deposit") narrow them down
    SWX_CHAOS_SEED=N,N      the seeds, 1 to 10 otherwise: repeats what a failure has printed
    --keep                  write the outcome to tests/bench/results/chaos.json
  browsers [WORD ...]       sign-up, an order, a deposit, Arabic, the chart, the camera and the app without a server in
                            Firefox and WebKit of Debian, which are installed where they are missing (as root); words of
                            a journey's name ("firefox camera") narrow them down
  soak [TIMES [NAME ...]]   property, fuzz and kill tests of the mock server, TIMES (50) as long as in npm test, or
                            those whose path has NAME in it
    SWX_SEED=N              repeat the runs of a seed that a failure has printed
  simulation                the mock server on a disk that fails and in processes that end at any moment; every promise
                            of its books is checked after each command
    --seeds N               how many seeds, 1 to N (20)
    --commands N            commands of all seeds together (1000000); the outcome is kept in docs/simulation-results.json
    --minutes N             end after so long, with fewer commands
    --out FILE              keep the outcome in another file
    --seed N --world N      begin with another seed, play one of its worlds, as a failure says; keeps nothing
  team-simulation           two or three mock servers that share a PostgreSQL of Debian, which is installed where it is
                            missing (as root), while connections break, the database is away, and processes end and stand
                            still; first, mistakes that are made on purpose have to be found
                            options as for simulation; the outcome is kept in docs/team-simulation-results.json
  package [FILE.tgz]        the mock server's package as a new user installs it, on each Node at hand: a server, a suite,
                            an app in a browser tab, a Prism proxy
  consumers [NODE ...] [WORD ...]
                            the packed SDK through every tool that it promises, each in a folder with nothing else:
                            bundlers, Next, a Worker, test runners, TypeScript 5.0 to 7.0, on Node 20, 22 and 24 or on
                            the programs named; words of a project's name ("parcel") narrow them down

  teams                     a PostgreSQL and a HAProxy of Debian, which are installed where they are missing (as root), and
                            three mock servers that share the worlds; each is killed under load, and one stands still: no
                            command that was answered is lost, and none is done twice
    --worlds N              how many worlds (1000)
    --port N                the first of five ports in a row (4190)
    --out FILE              write the figures to a file
  images                    both images of deploy/, built by buildah on a base that mmdebstrap makes (both installed where they
                            are missing; as root), their sizes, and every service of deploy/compose.yaml by its own command in
                            a network of its own: read-only roots, no shell, TLS, a process that is killed
    --base FOLDER           take this root of a Debian with nginx, curl and haproxy, or make it there

  --list  print the names
  --help  print this and end
`,
  async run([name = '', ...args]) {
    const names = Object.keys(suites)
    if (name === '--list') {
      console.log(names.join('\n'))
      return 0
    }
    if (!names.includes(name)) await fail(`Which one? npm run test:long -- ${names.join(', or ')}.`, 2)
    await prepare(withoutBrowser.includes(name) ? 'tests' : 'browser')
    return suites[name](args)
  },
}
