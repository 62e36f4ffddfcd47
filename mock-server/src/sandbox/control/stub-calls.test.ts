import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

const { send, get, post, remove, raw, call } = useControlPlane()
const markets = async (type: number) =>
  (await send(`swx/customer/index/listMarketByType?type=${type}`)).result.length
const noMarkets = { match: { op: 'listMarketByType', query: { type: 2 } }, answer: { result: [] } }

test('a stub answers the calls it matches and no others, until it is removed', async () => {
  const { id } = await post('stubs', noMarkets)
  expect([await markets(2), await markets(1)]).toEqual([0, expect.any(Number)])
  expect(await markets(1)).toBeGreaterThan(0)
  expect(await get('stubs')).toMatchObject({ stubs: [{ id, ...noMarkets }] })
  expect(await remove(`stubs/${id}`)).toMatchObject({ stubs: 0 })
  expect(await remove(`stubs/${id}`)).toMatchObject({ status: 404 })
  expect(await markets(2)).toBeGreaterThan(0)
})

test('a stub answers as often as it was asked to, and the latest of two answers first', async () => {
  await post('stubs', { ...noMarkets, answer: { code: '503' }, status: 503 })
  await post('stubs', { ...noMarkets, times: 1 })
  const path = 'swx/customer/index/listMarketByType?type=2'
  expect((await raw(path)).status).toBe(200)
  expect((await raw(path)).status).toBe(503)
  expect((await raw(path)).status).toBe(503)
  await remove('stubs')
  expect((await raw(path)).status).toBe(200)
})

test('a stub of a command matches its body, asks for no session and carries nothing out', async () => {
  await post('reset', { seed: 1, profile: 'funded' })
  const before = (await get('state')).hash
  await post('stubs', { match: { op: 'login', body: { userName: 'unknown' } }, answer: { code: '10009' } })
  const login = (userName: string) => call('login/login', { userName, password: 'Sandbox1' })
  expect(await login('unknown')).toMatchObject({ code: '10009', msg: expect.stringMatching(/\w/) })
  expect((await get('state')).hash).toBe(before)
  expect((await login('funded')).code).toBe('200')
  const { entries } = await get('journal?rule=stub')
  expect(entries).toMatchObject([{ operation: 'login', code: '10009', rule: 'stub' }])
})

test('a stub whose answer does not fit the contract is refused with its field, unless asked not to look', async () => {
  const wrong = { ...noMarkets, answer: { result: [{ code: 5 }] } }
  const refused = await post('stubs', wrong)
  expect(refused).toMatchObject({ status: 400, error: 'invalid' })
  expect(refused.detail).toContain('listMarketByType: ')
  expect(refused.detail).toContain('"check": false')
  expect(await post('stubs', { ...wrong, check: false })).toMatchObject({ status: 200, stubs: 1 })
  const answer = await raw('swx/customer/index/listMarketByType?type=2')
  expect((await answer.json()).result).toEqual([{ code: 5 }])
})

test.each([
  [{ match: { op: 'nothing' }, answer: {} }, 'operationId'],
  [{ match: { op: 'listMarketByType', body: { a: 1 } }, answer: { result: [] } }, 'has no body'],
  [{ match: { op: 'login', header: {} }, answer: {} }, 'match'],
  [{ match: { op: 'login' } }, '"answer" has to be given'],
])('a stub that can never answer is refused: %j', async (stub, detail) => {
  expect((await post('stubs', stub)).detail).toContain(detail)
  expect(await get('stubs')).toMatchObject({ stubs: [] })
})

test('stubs go along with a world that is exported', async () => {
  await post('stubs', noMarkets)
  const { status: _, ...file } = await get('world')
  await remove('stubs')
  await post('world', file)
  expect((await get('stubs')).stubs).toMatchObject([noMarkets])
  expect(await markets(2)).toBe(0)
})

test.each([
  ['an unknown operation', { op: 'logIn' }, 'operationId of the contract; it was "logIn".'],
  ['a body of a GET', { op: 'listSmartProduct', body: { id: '1' } }, 'listSmartProduct is a GET'],
])('a world file with a stub of %s is refused, and the world stays as it is', async (_, match, detail) => {
  const { status: _status, ...file } = await get('world')
  await post('stubs', noMarkets)
  const before = [(await get('state')).hash, (await get('stubs')).stubs]
  const refused = await post('world', { ...file, stubs: [{ match, answer: { code: '200' } }] })
  expect(refused).toMatchObject({ status: 400, error: 'invalid' })
  expect(refused.detail).toContain(detail)
  expect([(await get('state')).hash, (await get('stubs')).stubs]).toEqual(before)
})
