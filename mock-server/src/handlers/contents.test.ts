import { expect, test } from 'vitest'
import { createWorld } from '../exports/test.ts'

const world = await createWorld()
const read = async (path: string, language?: string) => {
  const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language }
  const response = await world.request(`index/${path}`, { headers })
  return { status: response.status, ...(await response.json()) }
}
const LANGUAGES = ['en', 'zh-HK', 'ja', 'ko', 'de', 'fr', 'it', 'es', 'ar']

test('there are twelve pages in each language class, four to a place', async () => {
  for (const [languageClass, id] of [
    [1, 'c-101'],
    [2, 'c-201'],
  ] as const) {
    const { result } = await read(`listContents/${languageClass}`)
    expect(result.map(({ type }: { type: number }) => type)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    expect(result[0].id).toBe(id)
  }
})

test('a title is in the language asked for; the class of Simplified Chinese has no other', async () => {
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => (await read('listContents/2', language)).result[0].title),
  )
  expect(new Set(titles).size).toBe(LANGUAGES.length)
  expect((await read('listContents/1', 'de')).result[0].title).toBe('关于我们')
  expect((await read('listContents/2', 'zh-CN')).result[0].title).toBe('About us')
})

test('every page of every language is there, begins with its title and has its figures filled in', async () => {
  for (const [first, language] of [[100, 'zh-CN'] as const, ...LANGUAGES.map((tag) => [200, tag] as const)]) {
    for (let number = 1; number <= 12; number++) {
      const { result } = await read(`getContentsById/c-${first + number}`, language)
      expect(result.body.startsWith(`# ${result.title}\n\n`)).toBe(true)
      expect(result.body, `${language} ${number}`).not.toMatch(/[{}]/)
    }
  }
  expect((await read('getContentsById/c-103')).result.body).toContain('1.00%')
})

test('the fees that are shown are those that are taken', async () => {
  const { result } = await read('getContentsById/c-203', 'en')
  for (const figure of ['1.00%', '0.05%', '5.00%', '0.10%', '0.15%']) expect(result.body).toContain(figure)
  const dear = await createWorld({ parameters: { 'smart.earlyExitPenaltyRate': '0.075' } })
  const page = await (await dear.request('index/getContentsById/c-203')).json()
  expect(page.result.body).toContain('7.50%')
  const unknown = await createWorld({ parameters: { 'smart.earlyExitPenaltyRate': undefined } })
  const without = await (await unknown.request('index/getContentsById/c-203')).json()
  expect(without.result.body).toContain('an early-close fee of – of your amount')
})

test.each([
  ['en', '85%', '54.05%', '100,000.00 USD'],
  ['de', '85\u00a0%', '54,05\u00a0%', '100.000,00 USD'],
  ['fr', '85\u00a0%', '54,05\u00a0%', '100\u202f000,00 USD'],
  ['zh-HK', '85%', '54.05%', '100,000.00 USD'],
])('figures are set as %s sets them', async (language, payout, breakEven, demoMoney) => {
  const { body } = (await read('getContentsById/c-209', language)).result
  expect(body).toContain(payout)
  expect(body).toContain(breakEven)
  expect((await read('getContentsById/c-202', language)).result.body).toContain(demoMoney)
})

test('a figure in Arabic is held together where the text runs from right to left', async () => {
  const { body } = (await read('getContentsById/c-203', 'ar')).result
  expect(body).toContain('\u20661.00%\u2069')
})

test('risks are named: binary options, principal that is not guaranteed, interest without deposit protection', async () => {
  const products = (await read('getContentsById/c-202', 'en')).result.body
  expect(products).toContain('due back at maturity; this isn’t guaranteed')
  expect(products).toContain('there’s no deposit protection')
  for (const [language, word] of [
    ['en', 'binary option'],
    ['de', 'binäre Option'],
    ['fr', 'option binaire'],
    ['it', 'opzione binaria'],
    ['es', 'opción binaria'],
    ['ja', 'バイナリーオプション'],
    ['ko', '바이너리 옵션'],
    ['zh-HK', '二元期權'],
    ['ar', 'خيار ثنائي'],
  ])
    expect((await read('getContentsById/c-209', language)).result.body).toContain(word)
})

test('the sandbox guide names the magic values in every language', async () => {
  for (const language of LANGUAGES) {
    const { body } = (await read('getContentsById/c-212', language)).result
    for (const value of ['123456', 'Approve', '`a0`', 'REJECT', '`.11`', 'SBX-UP'])
      expect(body, language).toContain(value)
  }
})

test.each(['c-200', 'c-113', 'c-1', 'x'])('there is no page %s', async (id) => {
  expect(await read(`getContentsById/${id}`)).toMatchObject({ status: 200, code: '11020', result: null })
})

test.each(['0', '3', 'en'])('there is no language class %s', async (languageClass) => {
  expect(await read(`listContents/${languageClass}`)).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([{ field: 'languageClass', rule: 'enum' }]),
  })
})

test('an empty world has no pages', async () => {
  const empty = await createWorld({ profile: 'empty' })
  const list = await (await empty.request('index/listContents/2')).json()
  expect(list.result).toEqual([])
  expect((await (await empty.request('index/getContentsById/c-201')).json()).code).toBe('11020')
})
