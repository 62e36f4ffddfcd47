// Tries the mock server's package as a new user would, see tests/package.
import { showHelp } from './help.mjs'
import { requireTurbo, runNode } from './run.mjs'

showHelp(`
npm run try:package [-- FILE.tgz]

Installs the mock server's package as a new user would, on each Node at hand, and uses it: a server, a vitest suite, a
Vite app, a browser tab, a Prism proxy. Without a file the package is built and packed first.

  --help  print this and end
`)

const files = process.argv.slice(2)
if (files.length === 0) await requireTurbo(['build', 'types'], { extra: ['--filter=@swx/mock-server'] })
process.exit(await runNode(['tests/package/try-package.ts', ...files]))
