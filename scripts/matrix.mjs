// `npm run matrix [-- LANGUAGE …]`: every page in every language, in both shells and both themes, where `npm test`
// takes the pairs. Languages by their codes, such as `de ar`, narrow it down.
import { languages } from '../locales/languages.ts'
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode, tool } from './run.mjs'

showHelp(`
npm run matrix [-- LANGUAGE ...]

Every page in every language, in both shells and both themes; languages by their codes, such as "de ar", narrow it down.

  --help  print this and end
`)

const wanted = process.argv.slice(2)
const codes = languages.map(({ code }) => code)
const unknown = wanted.filter((code) => !codes.includes(code))
if (unknown.length > 0) {
  console.error(`No language "${unknown[0]}": it is one of ${codes.join(', ')}.`)
  process.exit(2)
}
await requireTurbo(['build'], { extra: ['--filter=@swx/tests^...'] })
process.exit(
  await runNode(
    [
      tool('@playwright/test/cli.js'),
      'test',
      ...['--config', 'e2e/matrix.config.ts'],
      ...(wanted.length === 0 ? [] : ['--grep', `in (${wanted.join('|')}),`]),
    ],
    { cwd: `${root}/tests` },
  ),
)
