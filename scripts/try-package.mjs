// `npm run try:package [-- FILE.tgz]`: tries the mock server's package as a new user would, see tests/package.
import { requireTurbo, runNode } from './run.mjs'

const files = process.argv.slice(2)
if (files.length === 0) await requireTurbo(['build', 'types'], { extra: ['--filter=@swx/mock-server'] })
process.exit(await runNode(['tests/package/try-package.ts', ...files]))
