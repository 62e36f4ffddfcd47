/**
 * Writes everything in `src/gen/` from the bundled contract:
 *
 * - `schema.ts`: types `paths`, `components`, `operations` (openapi-typescript)
 * - `react/all.ts`: the hooks of every operation (orval)
 * - `react/model.ts`: names for the types that hooks take and give
 * - `zod/<tag>.ts`, `zod/message.schemas.ts` and `zod/model.schemas.ts`: zod/mini schemas of operations, of requests
 *   and answers, and of entities (orval)
 * - `zod/all.ts`: all of them with the short types that are published; `zod/values.ts`: what is built
 * - `catalogue.ts`: every code with its key, meaning and origin
 * - `operations.ts`: per operation what a client must know to obey the contract
 * - `functions.ts`: a function per operation
 * - `policy.ts`: the part of that which the run-time needs, exceptions only
 * - `changes.ts`: the tags whose answers a write changes, where they are not its own, for hooks
 * - `shapes.ts`: what each success looks like, loaded by clients with `validate: true` only
 *
 * The output depends on the contract alone: running it twice changes nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { catalogueModule } from './catalogue-module.ts'
import { changesModule } from './changes-module.ts'
import { functionsModule } from './functions-module.ts'
import { modelModule } from './model-module.ts'
import { operationsModule } from './operations-module.ts'
import { policyModule } from './policy-module.ts'
import { shapesModule } from './shapes-module.ts'
import { importsOfSplit, splitSchemas } from './split-schemas.ts'
import { tidyZod } from './tidy-zod.ts'
import { zodDoor } from './zod-door.ts'

const folder = join(import.meta.dirname, '..')
const gen = join(folder, 'src', 'gen')
const openapi = join(folder, '..', 'openapi', 'dist')
const header = '// Generated from the contract: do not edit, run "npm run codegen".\n'

const readJson = (name: string) => JSON.parse(readFileSync(join(openapi, name), 'utf8'))
const write = (name: string, text: string) => writeFileSync(join(gen, name), header + text)

function runOrval(): void {
  const cli = join(folder, '..', 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs')
  const run = spawnSync(process.execPath, [cli, '--config', 'orval.config.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (run.status !== 0 || run.stdout.includes('failed')) {
    console.error(run.stdout + run.stderr)
    process.exit(1)
  }
}

/** orval's files of schemas, text by name. */
const zodFiles = () =>
  new Map(
    readdirSync(join(gen, 'zod'))
      .sort()
      .map((file) => [file, readFileSync(join(gen, 'zod', file), 'utf8')]),
  )

rmSync(gen, { recursive: true, force: true })
mkdirSync(gen, { recursive: true })
const contract = readJson('openapi.json')
const types = await openapiTS(structuredClone(contract), { defaultNonNullable: false })
write('schema.ts', astToString(types))
runOrval()
for (const [file, text] of zodFiles()) writeFileSync(join(gen, 'zod', file), importsOfSplit(tidyZod(text)))
const { entities, messages } = splitSchemas(zodFiles().get('model.schemas.ts') ?? '')
writeFileSync(join(gen, 'zod', 'model.schemas.ts'), entities)
writeFileSync(join(gen, 'zod', 'message.schemas.ts'), messages)
rmSync(join(gen, 'react', 'model'), { recursive: true })
write('react/model.ts', modelModule(contract))
write('catalogue.ts', catalogueModule(readJson('errors.json')))
write('operations.ts', operationsModule(contract))
write('functions.ts', functionsModule(contract))
write('policy.ts', policyModule(contract))
write('changes.ts', changesModule(contract))
write('shapes.ts', shapesModule(contract))
const schemas = zodFiles()
write('zod/all.ts', zodDoor(contract, schemas))
write('zod/values.ts', [...schemas.keys()].map((file) => `export * from './${file}'\n`).join(''))
