// `npm run mock -- [options]`: the stand-in backend alone, without the app.
import { requireTurbo, runNode } from './run.mjs'

await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/openapi'] })
process.exit(
  await runNode(['mock-server/dist/cli.js', '--docs', 'openapi/reference-dist', ...process.argv.slice(2)]),
)
