import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** What the compiler says of a program that uses the built package. */
function complaints(body: string, chosen: ts.CompilerOptions = {}): string[] {
  const place = mkdtempSync(join(tmpdir(), 'swx-types-'))
  const file = join(place, 'program.mts')
  try {
    writeFileSync(
      file,
      `import * as sdk from '${folder}/dist/index.js'\nimport * as hooks from '${folder}/dist/react.js'\nimport type * as types from '${folder}/dist/types.js'\ndeclare const client: sdk.SwxClient\n${body}`,
    )
    const options: ts.CompilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      ...chosen,
    }
    return ts
      .getPreEmitDiagnostics(ts.createProgram([file], options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  } finally {
    rmSync(place, { recursive: true })
  }
}

const right = `
const plan = await sdk.buySmart(client, { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }, { idempotencyKey: 'my-plan-0001' })
const orderNo: string = plan.orderNo
const { result, traceId } = await sdk.withResponse(client, sdk.getMarketInfo, { id: '5' })
const item: types.MarketItem | undefined = (await sdk.listMarketByType(client, { type: 1 }))[0]
await sdk.upload(client, { file: new Blob([]), purpose: 'kyc' })
export const facts = [orderNo, result.code, traceId, item]
try { await sdk.login(client, { userName: 'mei_lin', password: 'Harbour2026' }) } catch (error) {
  if (sdk.isBusinessError<'login'>(error) && error.code === sdk.errorCodes.passwordWrong && error.key === 'passwordWrong') throw error
}
`

it('finds the types of an operation by the name of its function as well as by the contract’s', {
  timeout: 60_000,
}, () => {
  const program = `
export const input: sdk.Operation<'buyPlan'>['input'] = {} as sdk.Operation<'buySmart'>['input']
export const former: sdk.Operation<'buySmart'>['result'] = {} as sdk.Operation<'buyPlan'>['result']
export const input2: types.BuySmartRequest = {} as sdk.Operation<'buyPlan'>['input']
try { await sdk.buyPlan(client, input) } catch (error) {
  if (sdk.isBusinessError<'buyPlan'>(error) && error.key === 'quoteChanged') throw error
}
`
  expect(complaints(program, { skipLibCheck: true })).toEqual([])
  const wrong = `export type A = sdk.Operation<'buyPlans'>
export const b: sdk.Operation<'buyPlan'>['input'] = { productId: 5 }
export const c = (e: unknown) => sdk.isBusinessError<'buyPlan'>(e) && e.key === 'passwordWrong'`
  expect(complaints(wrong, { skipLibCheck: true })).toHaveLength(3)
})

it('takes what is right, with its own types checked', { timeout: 60_000 }, () => {
  expect(complaints(right)).toEqual([])
})

it('takes hooks of operations with optional input, and without any, where the compiler is not strict', {
  timeout: 60_000,
}, () => {
  const program = `
export const useRows = () => hooks.useListMarketByType({ type: 2 }).data
export const useAll = () => hooks.useListMarketByType().data
export const useSuspended = () => hooks.useListMarketByTypeSuspense({ type: 2 }, { query: { staleTime: 5 } })
export const useDeposits = () => hooks.useListTransaction({ kind: 'DEPOSIT' }).data
export const useUser = () => hooks.useGetUserInfo({ query: { staleTime: 5 } }).data
`
  expect(
    complaints(program, { strict: false, exactOptionalPropertyTypes: false, skipLibCheck: true }),
  ).toEqual([])
  expect(complaints(program, { skipLibCheck: true })).toEqual([])
})

it.each([
  ['a log-in without anything', 'await sdk.login(client)'],
  [
    'a plan without amount and days',
    "await sdk.buySmart(client, { productId: 'p-1', acceptedTermsVersion: 't' })",
  ],
  ['a text for a file', "await sdk.upload(client, { file: 'x', purpose: 'kyc' })"],
  [
    'a header of the client',
    "await client.GET('/swx/customer/index/listMarketByType', { headers: { virtually: 'NO' } })",
  ],
  [
    'a parameter header of the client',
    "await client.GET('/swx/customer/index/listMarketByType', { params: { header: { virtually: 'NO' } } })",
  ],
  ['sorting an answer in place', '(await sdk.listMarketByType(client)).sort()'],
  [
    'a code that the operation cannot answer',
    "declare const e: unknown; if (sdk.isBusinessError<'login'>(e)) { const one: '11018' = e.code }",
  ],
])('does not take %s', { timeout: 60_000 }, (_, wrong) => {
  expect(complaints(wrong)).toHaveLength(1)
})
