// `node scripts/run.mjs COMMAND [ARGUMENTS]`: what each `npm run COMMAND` of the root does. It prepares itself, on a
// fresh clone too: nothing but Node is needed here.
import { prepare } from './bootstrap.mjs'
import { dev } from './commands/dev.mjs'
import { docs } from './commands/docs.mjs'
import { images } from './commands/images.mjs'
import { prism } from './commands/prism.mjs'
import { release } from './commands/release.mjs'
import { test, testQuick } from './commands/test.mjs'
import { testLong } from './commands/test-long.mjs'
import { fail, requireFreePort, requireTurbo, root, runNode, serve, tool, turbo } from './processes.mjs'

/**
 * @typedef {object} Command
 * @property {string} [help] printed for `--help`; without it the program that is started says what it takes
 * @property {'build' | 'tests' | 'browser'} [needs] what has to be installed, unless the command finds that out itself
 * @property {(args: string[]) => Promise<number>} run its exit code
 */

/** @type {Command} */
const start = {
  help: `
npm start [-- OPTIONS]

Builds what has changed and serves the app, the API, the socket, the reference and the console from one process. What
happens is kept in .data/PORT: remove that folder to start afresh.

  PORT=N          port to listen on (4010)
  --profile NAME  what a fresh start begins with (sampleUsers)
  --help          print this and end

Every other option of the mock server works too: npm run mock -- --help lists them.
`,
  needs: 'build',
  async run(args) {
    const port = process.env.PORT ?? '4010'
    await requireFreePort(port)
    await requireTurbo(['build'], '@swx/app', '@swx/mock-server', '@swx/openapi')
    return serve([
      [
        ...['mock-server/dist/cli.js', '--port', port, '--data', `.data/${port}`],
        ...['--app', 'app/dist', '--docs', 'openapi/reference-dist'],
        // A person who tries things out is not kept waiting for a reviewer.
        ...['--review-after', '120'],
        // The log-in page offers the users of this profile; `--profile visitor` begins without them.
        ...['--profile', 'sampleUsers'],
        ...args,
      ],
    ])
  },
}

/** @type {Command} */
const mock = {
  needs: 'build',
  async run(args) {
    await requireTurbo(['build'], '@swx/mock-server', '@swx/openapi')
    return serve([['mock-server/dist/cli.js', '--docs', 'openapi/reference-dist', ...args]])
  },
}

/** @type {Command} */
const demoStatic = {
  help: `
npm run demo:static [-- OPTIONS]

Builds the app with the mock server inside the browser into app/dist-demo, a folder for any static host, and serves it.

  PORT=N        port to serve at (4013)
  --build-only  build, and end
  --help        print this and end
`,
  needs: 'build',
  async run(args) {
    await requireTurbo(['demo'], '@swx/app')
    console.error(`The demo is in ${root}/app/dist-demo: copy that folder to any static host.`)
    if (args.includes('--build-only')) return 0
    const port = process.env.PORT ?? '4013'
    await requireFreePort(port)
    return serve([['scripts/static-host.mjs', 'app/dist-demo', port]])
  },
}

/** @type {Command} */
const buildOperator = {
  help: `
API_BASE=https://api.example.com npm run build:operator

Builds the app for an operator and a real API into app/dist-operator, and settings of servers beside it, into
app/dist-operator-hosting; docs/operator-build.md says what it needs. With --stage nothing is built: the config.json and
the content-security policy of another stage of the same build are checked and written.

  API_BASE=ORIGIN             origin of the API
  OPERATOR_FILE=FILE          what the operator says of itself (app/operator.json)
  CONFIG_FILE=FILE            the config.json to begin with (one that names the API alone)
  --stage FILE --out FOLDER   a stage, from its config.json
  --help              print this and end
`,
  needs: 'build',
  async run(args) {
    if (!args.includes('--stage')) await requireTurbo(['build'], '@swx/sdk', '@swx/locales')
    return runNode(['app/scripts/build-operator.mjs', ...args])
  },
}

/** Checks a real API against our contract, or with `--spec FILE` against any OpenAPI document. @type {Command} */
const contract = {
  needs: 'build',
  run(args) {
    const hasSpec = args.some((one) => one === '--spec' || one.startsWith('--spec='))
    const own = [
      ...['--spec', `${root}/openapi/dist/openapi.json`],
      ...['--feed', `${root}/openapi/dist/asyncapi.json`],
      ...['--hints', `${root}/tests/contract/hints.json`],
    ]
    return runNode([`${root}/contract-tester/src/cli.ts`, ...(hasSpec ? [] : own), ...args])
  },
}

/** @type {Command} */
const codegen = {
  help: `
npm run codegen

Bundles the contract into openapi/dist and writes anew what is derived from it: types, hooks, schemas and functions of
the SDK, validators and tables of the mock server.

  --help  print this and end
`,
  needs: 'build',
  run: () => turbo(['codegen']),
}

/** @type {Command} */
const bench = {
  help: `
npm run bench [-- NAME ...]

Runs the named parts of the benchmarks, or all; each builds and installs what it needs, and nothing else.

  --list  name the parts
  --page  only write docs/benchmarks.md from the kept figures
  --help  print this and end
`,
  needs: 'tests',
  run: (args) => runNode(['tests/bench/run.ts', ...args]),
}

/** @type {Command} */
const format = {
  help: `
npm run format [-- PATH ...]

Formats the named files, or all, and mends what the linter can mend by itself.

  --help  print this and end
`,
  needs: 'tests',
  run: (args) =>
    runNode([
      tool('@biomejs/biome/bin/biome'),
      'check',
      '--write',
      '--no-errors-on-unmatched',
      ...(args.length > 0 ? args : ['.']),
    ]),
}

/** @type {Record<string, Command>} */
const commands = {
  start,
  test,
  'test:quick': testQuick,
  'test:long': testLong,
  dev,
  mock,
  'mock:prism': prism('mock'),
  'mock:proxy': prism('proxy'),
  'demo:static': demoStatic,
  contract,
  codegen,
  bench,
  'build:operator': buildOperator,
  docs,
  images,
  release,
  format,
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) await fail(`No command "${name}": it is one of ${Object.keys(commands).join(', ')}.`, 2)
if (command.help && args.some((one) => one === '--help' || one === '-h')) console.log(command.help.trim())
else {
  if (command.needs) await prepare(command.needs)
  process.exit(await command.run(args))
}
