// `npm run build:operator`: builds the app for an operator and a real API into app/dist-operator.
import { showHelp } from './help.mjs'
import { requireTurbo, runNode } from './run.mjs'

showHelp(`
API_BASE=https://api.example.com npm run build:operator

Builds the app for an operator and a real API into app/dist-operator; docs/operator-build.md says what it needs.

  API_BASE=ORIGIN     origin of the API
  OPERATOR_FILE=FILE  what the operator says of itself (app/operator.json)
  --help              print this and end
`)

await requireTurbo(['build'], { extra: ['--filter=@swx/sdk', '--filter=@swx/locales'] })
process.exit(await runNode(['app/scripts/build-operator.mjs']))
