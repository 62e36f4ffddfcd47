import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { createInsideWorld, type InsideWorld, SAMPLE_PASSWORD } from './inside-world.ts'

interface Example {
  readonly summary: string
  readonly value: Readonly<Record<string, unknown>>
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { examples?: Record<string, Example> }>>
  }
}

const shared = contract.components.parameters as unknown as Readonly<Record<string, Parameter>>
const resolve = (parameter: Parameter): Parameter =>
  shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter

/** Every request that the contract shows, as it is: with the values of its parameters and one of its bodies. */
const requests = Object.entries(contract.paths).flatMap(([template, item]) =>
  Object.entries(item as unknown as Record<string, Operation>).flatMap(([method, operation]) => {
    const parameters = (operation.parameters ?? [])
      .map(resolve)
      .filter(({ example }) => example !== undefined)
    const path = parameters
      .filter((one) => one.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), template)
    const query = parameters
      .filter((one) => one.in === 'query')
      .map(({ name, example }) => [name, String(example)])
    const target = `${path.replace('/swx/customer/', '')}?${new URLSearchParams(query as [string, string][])}`
    const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {})
    const shown = bodies.length > 0 ? bodies : [['parameters', undefined] as const]
    const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined
    return isForm
      ? []
      : shown.map(([name, example]) => ({
          id: operation.operationId,
          name,
          method,
          target,
          body: example?.value,
        }))
  }),
)

const signIn = async (world: InsideWorld, userName: string): Promise<string> => {
  const answer = await world.request('login/login', { json: { userName, password: SAMPLE_PASSWORD } })
  return (await answer.json()).result.token
}

const send = async ({ method, target, body }: (typeof requests)[number]) => {
  const world = await createInsideWorld({ profile: 'funded' })
  const authorization = await signIn(world, 'funded')
  const init = { method: method.toUpperCase(), headers: { authorization, virtually: 'NO' } }
  return world.request(target, method === 'get' ? init : { ...init, json: body ?? {} })
}

test.each(requests)('the example "$name" of $id is understood as it is', async (request) => {
  const answer = await send(request)
  const { errors = [] } = await answer.clone().json()
  // What a fresh world does not have is answered by a code, never as malformed; files are uploaded first.
  const malformed = errors.filter(({ rule }: { rule: string }) => rule !== 'upload')
  expect(malformed).toEqual([])
  if (errors.length === 0) expect(answer.status).toBeLessThan(400)
})

const withoutHistory = [
  ...['checkUserNameOrPhone', 'listMarketByType', 'getMarketInfo'],
  ...[
    'getKValueByCodeAndDate',
    'getParamByKey',
    'listContents',
    'getContentsById',
    'listSmartProduct',
    'listNft',
  ],
  ...['listNftBid', 'updateProfile', 'setPreferences', 'setNotices', 'addWatch', 'removeWatch', 'buySmart'],
  ...['loanQuote', 'listOptionsOrder', 'listTransaction', 'listIncomeDetail', 'equityHistory', 'setSavings'],
]

test.each(requests.filter(({ id }) => withoutHistory.includes(id)))(
  'the example "$name" of $id does in a fresh world what it shows',
  async (request) => {
    expect((await (await send(request)).json()).code).toMatch(/^200/)
  },
)
