import { sdkNameOf } from '@swx/openapi/operation-facts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { contractOperations } from '../../test/contract-operations.ts'
import { envelope } from '../../test/fake-backend.ts'
import { credentials, makeClient } from '../../test/make-client.ts'
import { isBusinessError } from '../errors/business-error.ts'
import * as functions from '../gen/functions.ts'
import type { components } from '../gen/schema.ts'
import { paginate } from './paginate.ts'

const { getKValueByCodeAndDate, getMarketInfo, listMarketByType, listTransaction, login, logout, upload } =
  functions

/** Compiled, never run: what a caller may and may not write. */
async function calls(client: ReturnType<typeof makeClient>['client']) {
  // @ts-expect-error the id is missing
  await getMarketInfo(client)
  // @ts-expect-error the date is missing
  await getKValueByCodeAndDate(client, { code: 'EURUSD' })
  // @ts-expect-error there are five categories
  await listMarketByType(client, { type: 9 })
  // @ts-expect-error there is nothing to say
  await logout(client, { now: true })
  // @ts-expect-error not an operation that has pages
  paginate(client, listMarketByType, {})
  return listMarketByType(client, undefined, { timeoutMs: 5 })
}

describe('an operation as a function', () => {
  it('exists for every operation of the contract, under its name', () => {
    const names = contractOperations.map(([, { operation }]) => sdkNameOf(operation))
    expect(Object.keys(functions)).toEqual(expect.arrayContaining(names))
    expect(new Set(Object.values(functions)).size).toBe(names.length)
  })

  it('gives the result', async () => {
    const { client, backend } = makeClient(() => envelope([{ code: 'EURUSD' }]))
    const rows = await listMarketByType(client, { type: 1 })
    expect(rows).toEqual([{ code: 'EURUSD' }])
    expect(backend.requests[0]?.url).toMatch(/listMarketByType\?type=1$/)
    expectTypeOf(rows).toEqualTypeOf<readonly components['schemas']['MarketItem'][]>()
    expectTypeOf(calls).returns.resolves.toEqualTypeOf<readonly components['schemas']['MarketItem'][]>()
  })

  it('puts path values into the path and no other place', async () => {
    const { client, backend } = makeClient(() => envelope({}))
    await getMarketInfo(client, { id: 'a/b' })
    expect(backend.requests[0]?.url).toBe('http://api.test/swx/customer/index/getMarketInfo/a%2Fb')
  })

  it('sends what it is given as the body of a POST, and none when there is nothing', async () => {
    const { client, backend } = makeClient(() => envelope({ token: 'token-b' }))
    expect((await login(client, { userName: 'mei_lin', password: 'secret' })).token).toBe('token-b')
    expect(await backend.requests[0]?.json()).toEqual({ userName: 'mei_lin', password: 'secret' })
    await logout(client)
    expect(await backend.requests[1]?.text()).toBe('')
  })

  it('sends files as a form', async () => {
    const { client, backend } = makeClient(() => envelope({}))
    await upload(client, { file: new Blob(['x'], { type: 'image/png' }), purpose: 'kyc' })
    const form = await (backend.requests[0] as Request).formData()
    expect([form.get('purpose'), (form.get('file') as File).type]).toEqual(['kyc', 'image/png'])
  })

  it('throws the error of every other outcome', async () => {
    const { client } = makeClient(() => envelope(null, '10004'))
    await expect(login(client, credentials)).rejects.toSatisfy(
      (error) => isBusinessError(error) && error.code === '10004',
    )
  })
})

describe('paging', () => {
  const pages = ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const pageNum = Number(searchParams.get('pageNum'))
    return envelope({ list: [`${pageNum}a`, `${pageNum}b`], hasNext: pageNum < 3 })
  }

  it('gives row after row until there is no next page', async () => {
    const { client, backend } = makeClient(pages)
    const rows: components['schemas']['Transaction'][] = []
    for await (const row of paginate(client, listTransaction, { kind: 'DEPOSIT', pageSize: 2 }))
      rows.push(row)
    expect(rows).toEqual(['1a', '1b', '2a', '2b', '3a', '3b'])
    expect(backend.requests.map(({ url }) => new URL(url).search)).toContain(
      '?kind=DEPOSIT&pageNum=2&pageSize=2',
    )
  })

  it('asks for no page that is not read', async () => {
    const { client, backend } = makeClient(pages)
    for await (const _ of paginate(client, listTransaction, {})) break
    expect(backend.requests).toHaveLength(1)
  })

  it('ends at an empty page, whatever that says about a next one', async () => {
    const { client } = makeClient(() => envelope({ list: [], hasNext: true }))
    expect(await paginate(client, listTransaction, {}).next()).toEqual({ done: true, value: undefined })
  })

  it('ends with an error where a backend answers each page with the same rows', async () => {
    const { client, backend } = makeClient(() => envelope({ list: ['1a', '1b'], hasNext: true }))
    const rows: unknown[] = []
    const reading = (async () => {
      for await (const row of paginate(client, listTransaction, {})) rows.push(row)
    })()
    await expect(reading).rejects.toMatchObject({
      kind: 'contract',
      message: 'answered page 2 with the rows of page 1',
    })
    expect(rows).toEqual(['1a', '1b'])
    expect(backend.requests).toHaveLength(2)
  })

  it.each([
    [null],
    ['rows'],
    [[]],
    [{ list: 'rows', hasNext: true }],
    [{ list: null, hasNext: true }],
    [{ list: [1] }],
  ])('throws an error of the contract when a page is %j', async (page) => {
    const { client } = makeClient(() => envelope(page))
    const { error } = await paginate(client, listTransaction, {})
      .next()
      .then(
        () => ({ error: undefined }),
        (error: unknown) => ({ error }),
      )
    expect(error).toMatchObject({ kind: 'contract' })
  })

  it('throws when a page cannot be had', async () => {
    const { client } = makeClient(() => envelope(null, '10008'))
    await expect(paginate(client, listTransaction, {}).next()).rejects.toMatchObject({ code: '10008' })
  })
})
