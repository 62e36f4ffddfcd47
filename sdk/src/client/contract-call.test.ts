import type {
  ClientPathsWithMethod,
  FetchOptions,
  MethodResponse,
  Client as OpenapiFetchClient,
} from 'openapi-fetch'
import { describe, expectTypeOf, it } from 'vitest'
import type { BusinessError, UnlistedCode } from '../errors/business-error.ts'
import type { components, operations, paths } from '../gen/schema.ts'
import type { EnvelopeErrorCode, InitOf, OperationAt, PathsWith } from './contract-call.ts'
import type { SwxClient } from './create-client.ts'

type Schemas = components['schemas']
type OpenapiFetch = OpenapiFetchClient<paths>

/** Compiled, never run: what a caller may and may not write. */
async function calls(client: SwxClient) {
  // @ts-expect-error an operation that reads is not a POST
  await client.POST('/swx/customer/index/listMarketByType')
  // @ts-expect-error no such path
  await client.GET('/swx/customer/index/listMarkets')
  // @ts-expect-error the path value is missing
  await client.GET('/swx/customer/index/getMarketInfo/{id}')
  // @ts-expect-error required query values are missing
  await client.GET('/swx/customer/index/getKValueByCodeAndDate')
  // @ts-expect-error there are five categories
  await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 6 } } })
  // @ts-expect-error the body is missing
  await client.POST('/swx/customer/login/login')
  // @ts-expect-error a user name is text
  await client.POST('/swx/customer/login/login', { body: { userName: 1 } })
  // @ts-expect-error this operation takes no body
  await client.POST('/swx/customer/user/getUserInfo', { body: {} })
  // @ts-expect-error no such option
  await client.GET('/swx/customer/index/listMarketByType', { timeout: 5 })

  const list = await client.GET('/swx/customer/index/listMarketByType', {
    params: { query: { type: 1 } },
    cache: 'reload',
    timeoutMs: 5_000,
    signal: AbortSignal.timeout(1),
  })
  const login = await client.POST('/swx/customer/login/login', {
    body: { userName: 'mei_lin', password: 'secret' },
  })
  const info = await client.GET('/swx/customer/index/getMarketInfo/{id}', { params: { path: { id: '1' } } })
  return { list, login, info }
}
type Calls = Awaited<ReturnType<typeof calls>>

describe('the types of calls', () => {
  it('name the same paths as openapi-fetch', () => {
    expectTypeOf<PathsWith<paths, 'get'>>().toEqualTypeOf<ClientPathsWithMethod<OpenapiFetch, 'get'>>()
    expectTypeOf<PathsWith<paths, 'post'>>().toEqualTypeOf<ClientPathsWithMethod<OpenapiFetch, 'post'>>()
  })

  it('take the same values and bodies as openapi-fetch, without the headers that the client writes', () => {
    type Params<Init> = Init extends { params?: infer Value } ? Exclude<Value, undefined> : never
    type Body<Init> = Init extends { body?: infer Value } ? Exclude<Value, undefined> : never
    type Ours<Id extends keyof operations> = InitOf<operations[Id]>
    type Theirs<Id extends keyof operations> = FetchOptions<operations[Id]>
    type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
    type AllSame = {
      [Id in keyof operations]:
        | Same<Params<Ours<Id>>, Omit<Params<Theirs<Id>>, 'header' | 'cookie'>>
        // openapi-fetch takes methods off a Blob.
        | (Id extends 'upload' ? true : [Body<Ours<Id>>] extends [Body<Theirs<Id>>] ? true : false)
    }[keyof operations]
    expectTypeOf<AllSame>().toEqualTypeOf<true>()
  })

  it('answer what openapi-fetch answers, narrowed to the success members', () => {
    type Theirs = MethodResponse<OpenapiFetch, 'post', '/swx/customer/login/login'>
    type Ours = NonNullable<Calls['login']['data']>
    expectTypeOf<Ours>().toEqualTypeOf<Schemas['LoginAnswer']>()
    expectTypeOf<Ours>().toExtend<Theirs>()
    expectTypeOf<NonNullable<Calls['list']['data']>['result']>().toEqualTypeOf<
      readonly Schemas['MarketItem'][]
    >()
    expectTypeOf<NonNullable<Calls['info']['data']>>().toEqualTypeOf<Schemas['GetMarketInfoAnswer']>()
  })

  it('have data or error, never both', () => {
    type Done = Exclude<Calls['login'], { error: object }>
    type Failed = Extract<Calls['login'], { error: object }>
    expectTypeOf<Done['data']>().toEqualTypeOf<Schemas['LoginAnswer']>()
    expectTypeOf<Done['response']>().toEqualTypeOf<Response>()
    expectTypeOf<Failed['data']>().toEqualTypeOf<undefined>()
  })

  it('know the codes with which an operation refuses, and allow for others', () => {
    type Codes = EnvelopeErrorCode<operations['login']['responses'][200]['content']['application/json']>
    expectTypeOf<Codes>().toEqualTypeOf<'10001' | '10002' | '10003' | '10004' | '10005' | '10009'>()
    type Failure = Extract<NonNullable<Calls['login']['error']>, { kind: 'business' }>
    expectTypeOf<Failure>().toEqualTypeOf<BusinessError<Codes>>()
    expectTypeOf<Failure['code']>().toEqualTypeOf<Codes | UnlistedCode>()
    expectTypeOf<OperationAt<paths, '/swx/customer/login/login', 'post'>>().toEqualTypeOf<
      operations['login']
    >()
  })
})
