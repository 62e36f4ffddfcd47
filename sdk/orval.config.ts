import { defineConfig } from 'orval'
import { openEnums } from './scripts/open-enums.ts'
import { orvalHooks, type Part } from './scripts/orval-hooks.ts'
import { successOnly, withoutDescriptions } from './scripts/tool-input.ts'

const contract = '../openapi/dist/openapi.json'

const header = () => ['Generated from the contract by orval: do not edit, run "npm run codegen".']

/** What a component calls, and what a server calls too, are a file each. */
const reactOf = (part: Part) => ({
  input: { target: contract, override: { transformer: successOnly } },
  output: {
    target: `./src/gen/react/${part}.ts`,
    // Types of the contract are shipped once, as `components`; these are thrown away.
    schemas: './src/gen/react/model',
    mode: 'single' as const,
    client: orvalHooks(part),
    headers: false,
    override: { header },
  },
})

/**
 * Three outputs from the bundled contract. Hooks are written by a client of our own (`scripts/orval-hooks.ts`), a line
 * each: what orval would write for 70 operations is 350 kB, most of it the same. They read a reduced copy of the
 * contract (`scripts/tool-input.ts`), because errors and failures arrive as a hook's `error`.
 */
export default defineConfig({
  hooks: reactOf('hooks'),
  options: reactOf('options'),
  zod: {
    input: {
      target: contract,
      override: { transformer: (document) => withoutDescriptions(successOnly(openEnums(document))) },
    },
    output: {
      target: './src/gen/zod',
      mode: 'tags',
      client: 'zod',
      override: {
        header,
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          exactOptional: true,
          // Tolerant on purpose: a field added by a newer server must not break an older client.
          strict: { response: false, body: false },
          generate: { header: false },
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
})
