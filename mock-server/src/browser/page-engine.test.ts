import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EngineHost, startEngineHost } from './engine-host.ts'
import { createMemoryRecords } from './records.ts'

let host: EngineHost
beforeEach(async () => {
  host = await startEngineHost(createMemoryRecords())
})
afterEach(() => host.close())

let number = 0
const get = async (path: string, headers: Record<string, string> = {}) => {
  const id = `request-${++number}`
  const request = { id, kind: 'customer', method: 'GET', path: `/swx/customer/${path}`, query: '' } as const
  const { status, body } = await host.answer({ ...request, headers, body: undefined })
  return { status, ...JSON.parse(body) }
}

test('a page warns in the language of its user, whichever comes first', async () => {
  const disclosureIn = async (language: string) =>
    (await get('index/getMarketInfo/1', { 'accept-language': language })).result.disclosure
  expect(await disclosureIn('de-AT')).toMatch(/Hebel/)
  expect(await disclosureIn('en')).toMatch(/^Leverage multiplies/)
  expect(await disclosureIn('ja')).toMatch(/レバレッジ/)
  expect(await disclosureIn('pt')).toMatch(/^Leverage multiplies/)
})

test('a page answers what no visitor asks for as well, to all who ask at once', async () => {
  const paths = ['order/listOrder', 'user/listWatch', 'user/listTransaction', 'user/listInvite']
  const answers = await Promise.all(paths.map((path) => get(path)))
  expect(answers.map(({ code }) => code).filter((code) => code !== '401' && code !== '404')).toEqual([])
  const works = await get('index/listNft', { 'accept-language': 'fr' })
  expect(works.result.list[0]).toMatchObject({ title: 'Le port à l’aube' })
})

test('a path that leads nowhere is answered with 404', async () => {
  expect(await get('index/nothing')).toMatchObject({ status: 404, code: '404' })
})
