import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
}
const head = `import * as sdk from '${folder}/dist/index.js'
import type { OtherMember } from '${folder}/dist/index.js'
import type * as types from '${folder}/dist/types.js'
declare const client: sdk.SwxClient
declare const order: types.Order
`

/** What the compiler says of a program that uses the built package. */
function complaints(body: string): string[] {
  const place = mkdtempSync(join(tmpdir(), 'swx-members-'))
  const file = join(place, 'program.mts')
  try {
    writeFileSync(file, head + body)
    return ts
      .getPreEmitDiagnostics(ts.createProgram([file], { ...options, declaration: true }))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  } finally {
    rmSync(place, { recursive: true })
  }
}

it('leads a switch over an enum of an answer through its known members to the others', {
  timeout: 60_000,
}, () => {
  const whole = `
export function say({ status }: types.Order): string {
  switch (status) {
    case 'OPEN':
    case 'CLOSED':
      return status satisfies 'OPEN' | 'CLOSED'
    default:
      return status satisfies OtherMember
  }
}
`
  expect(complaints(whole)).toEqual([])
  expect(complaints(whole.replace("    case 'CLOSED':\n", '').replace(" | 'CLOSED'", ''))).toHaveLength(1)
})

it('takes a known member to where only known ones are taken, and one that is named as another', {
  timeout: 60_000,
}, () => {
  const right = `
if (order.direction === 'LONG' || order.direction === 'SHORT')
  await sdk.openPosition(client, { direction: order.direction } as types.OpenOrderRequest & { direction: typeof order.direction })
const tones: Record<Exclude<types.Order['status'], OtherMember>, string> = { OPEN: 'green', CLOSED: 'grey' }
export const tone = order.status === 'OPEN' || order.status === 'CLOSED' ? tones[order.status] : 'white'
export const later: types.Order = { ...order, status: 'PARTLY_CLOSED' as OtherMember.text }
export const isLater = order.status === ('PARTLY_CLOSED' as OtherMember.text)
export const text: string = order.status
export const statusOf = (of: types.Order) => of.status
`
  expect(complaints(right)).toEqual([])
})

it.each([
  [
    'a lookup by a member that may be any',
    'declare const tones: { OPEN: 1; CLOSED: 2 }; tones[order.status]',
  ],
  ['a misspelt member', "order.status === 'CLOSE'"],
  [
    'a table without a known member',
    "const t: Record<Exclude<types.Order['status'], OtherMember>, 1> = { OPEN: 1 }",
  ],
  ['a member that may be any in a request', "const d: types.OpenOrderRequest['direction'] = order.direction"],
  [
    'a member that the contract does not list in a request',
    "const p: types.SetPreferencesRequest = { theme: 'sepia' }",
  ],
])('does not take %s', { timeout: 60_000 }, (_, wrong) => {
  expect(complaints(wrong)).toHaveLength(1)
})

it('offers the known members and no other while one is typed', { timeout: 60_000 }, () => {
  const file = join(folder, 'test/typed.mts')
  const text = `${head}if (order.status === '`
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const read = name === file ? text : ts.sys.readFile(name)
      return read === undefined ? undefined : ts.ScriptSnapshot.fromString(read)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  })
  const offered = service.getCompletionsAtPosition(file, text.length, {})
  expect(offered?.entries.map(({ name }) => name).sort()).toEqual(['CLOSED', 'OPEN'])
})
