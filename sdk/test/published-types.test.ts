import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** What the compiler says of a program. */
function complaints(program: string): string[] {
  const place = mkdtempSync(join(tmpdir(), 'swx-types-'))
  const file = join(place, 'program.mts')
  try {
    writeFileSync(file, program)
    const options: ts.CompilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
    }
    return ts
      .getPreEmitDiagnostics(ts.createProgram([file], options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** Both ways, for each of the contract's schemas and operations. */
const comparison = (published: string) => `
import type { components as Published, operations as PublishedOperations } from '${folder}/dist/index.js'
import type { components as Own, operations as OwnOperations } from '${folder}/src/gen/schema.ts'
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? never : 'narrower') : 'other'
type Differences<One, Other> = {
  [Name in keyof One | keyof Other]: Name extends keyof One & keyof Other ? Same<One[Name], Other[Name]> : 'missing'
}[keyof One | keyof Other]
declare const schemas: Differences<${published}, Own['schemas']>
declare const operations: Differences<PublishedOperations, OwnOperations>
export const none: never[] = [schemas, operations]
`

it('publishes the types of the contract, shorter but the same', { timeout: 60_000 }, () => {
  expect(complaints(comparison("Published['schemas']"))).toEqual([])
})

it('would notice a field that was lost on the way', { timeout: 60_000 }, () => {
  const lacking = "Omit<Published['schemas'], 'Token'> & { Token: { lost: true } }"
  expect(complaints(comparison(lacking))).toEqual([expect.stringContaining('"other"')])
})
