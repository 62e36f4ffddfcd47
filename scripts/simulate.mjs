// `npm run simulate [-- --seeds N --commands N]`: the simulation of the mock server, for longer than in `npm test`.
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode } from './run.mjs'

showHelp(`
npm run simulate [-- --seeds N --commands N]

Runs the mock server on a disk that fails and in processes that end at any moment, and checks every promise of its books
after each command. Ends at the first that is broken, with the seed and the shortest case found.

  --seeds N     how many seeds, 1 to N (20)
  --commands N  commands of all seeds together (1000000); docs/simulation-results.json keeps what they come to
  --minutes N   ends after so long, with fewer commands
  --out FILE    keeps the results in another file
  --seed N      begins with another seed, and keeps no results; --world N plays one of its worlds, as a failure says
  --help        print this and end
`)

const args = process.argv.slice(2)
const isKept = !args.some((one) => /^--(seed|out)(=|$)/.test(one))
await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/openapi'] })
process.exit(
  await runNode([
    `${root}/mock-server/src/test/simulation/main.ts`,
    ...(isKept ? ['--out', `${root}/docs/simulation-results.json`] : []),
    ...args,
  ]),
)
