// `npm run build:operator`: builds the app for an operator and a real API into app/dist-operator.
import { requireTurbo, runNode } from './run.mjs'

await requireTurbo(['build'], { extra: ['--filter=@swx/sdk', '--filter=@swx/locales'] })
process.exit(await runNode(['app/scripts/build-operator.mjs']))
