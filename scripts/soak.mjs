// `npm run soak [-- TIMES [NAME …]]`: the property, fuzz and kill tests of the mock server, TIMES (50) as long as in
// `npm test`, or those whose path has NAME in it: `-- 350 odd-requests` sends more than a million odd requests.
// SWX_SEED=N repeats the runs of a seed that a failure has printed.
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode, tool } from './run.mjs'

showHelp(`
npm run soak [-- TIMES [NAME ...]]

The property, fuzz and kill tests of the mock server, TIMES (50) as long as in npm test, or those whose path has
NAME in it.

  SWX_SEED=N  repeat the runs of a seed that a failure has printed
  --help      print this and end
`)

const [times = '50', ...names] = process.argv.slice(2)
if (!/^[1-9]\d{0,4}$/.test(times)) {
  console.error(`How many times as long as npm test? A whole number from 1, not "${times}".`)
  process.exit(2)
}
await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/openapi'] })
process.exit(
  await runNode(
    [
      tool('vitest/vitest.mjs'),
      'run',
      '--no-file-parallelism',
      ...(names.length > 0 ? names : ['src/test/properties', 'src/runtime/persistence', 'src/store']),
    ],
    { cwd: `${root}/mock-server`, env: { SWX_SOAK: times } },
  ),
)
