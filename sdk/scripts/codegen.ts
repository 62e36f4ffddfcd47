/**
 * Writes `src/gen/` from the bundled contract:
 *
 * - `schema.ts`: types `paths`, `components`, `operations` (openapi-typescript)
 * - `react/hooks.ts`, `react/options.ts`, `zod/*.ts`: hooks, options of queries and zod/mini schemas of every operation (orval)
 * - `operation-names.ts`: what functions and hooks are called, where it is not the operationId
 * - `functions.ts`: a function per operation
 * - `entities.ts`: names for the contract's types
 * - `catalogue.ts`: every code with its key, meaning and origin
 * - `answer-schemas.ts`: the schema of each operation's success, which `checkAnswer` checks by
 *
 * The output depends on the contract alone: running it twice changes nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS from 'openapi-typescript'
import ts from 'typescript'
import { answerSchemasModule } from './answer-schemas-module.ts'
import { catalogueModule } from './catalogue-module.ts'
import { entitiesModules } from './entities-module.ts'
import { openEnums } from './open-enums.ts'
import { functionsModule, operationNamesModule } from './operations-modules.ts'
import { zodModules } from './zod-modules.ts'

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

rmSync(gen, { recursive: true, force: true })
mkdirSync(gen, { recursive: true })
const contract = readJson('openapi.json')
const { codes } = readJson('errors.json')

const opened = openEnums(contract)
const types = await openapiTS(opened, {
  defaultNonNullable: false,
  immutable: true,
  // A file is a Blob, which JSON Schema calls text.
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
})
const { schema, entities } = entitiesModules(types, opened.components.schemas)
write('schema.ts', schema)
write('entities.ts', entities)
runOrval()
// orval needs a place for the types of its hooks; the package has them as `components`.
rmSync(join(gen, 'react', 'model'), { recursive: true })
write('operation-names.ts', operationNamesModule(contract))
write('functions.ts', functionsModule(contract, codes))
write('catalogue.ts', catalogueModule(codes))
write('answer-schemas.ts', answerSchemasModule(contract))
const schemas = zodModules(
  readFileSync(join(gen, 'zod', 'model.schemas.ts'), 'utf8'),
  contract.components.schemas,
)
// Values of single parameters, which no caller has a name for, are left out with the files they are in.
rmSync(join(gen, 'zod'), { recursive: true })
mkdirSync(join(gen, 'zod'))
write('zod/model.schemas.ts', schemas.model)
write('zod/all.ts', schemas.door)
