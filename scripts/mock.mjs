// `npm run mock -- [options]`: the mock server alone, without the app.
import { requireTurbo, serve } from './run.mjs'

await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/openapi'] })
await serve([['mock-server/dist/cli.js', '--docs', 'openapi/reference-dist', ...process.argv.slice(2)]])
