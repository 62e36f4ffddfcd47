import { expect, test } from 'vitest'
import { createInsideWorld } from '../../test/inside-world.ts'

const world = await createInsideWorld()
const read = async (path: string, language?: string) => {
  const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language }
  const response = await world.request(`index/${path}`, { headers })
  return { status: response.status, ...(await response.json()) }
}
const LANGUAGES = ['en', 'zh-HK', 'ja', 'ko', 'de', 'fr', 'it', 'es', 'ar']

test('there are pages for every place, at least twelve questions in four groups and four announcements', async () => {
  for (const [languageClass, id] of [
    [1, 'c-101'],
    [2, 'c-201'],
  ] as const) {
    const { result } = await read(`listContents/${languageClass}`)
    const of = (type: number) => result.filter((item: { type: number }) => item.type === type)
    expect(result[0].id).toBe(id)
    expect([1, 2, 3].map((type) => of(type).length)).toEqual([8, 4, 7])
    expect(of(4).length).toBeGreaterThanOrEqual(12)
    expect(new Set(of(4).map(({ group }: { group: string }) => group))).toEqual(
      new Set(['account', 'payments', 'trading', 'lending']),
    )
    expect(of(5).length).toBeGreaterThanOrEqual(4)
  }
})

test('the pinned announcement is first, then the newest', async () => {
  const { result } = await read('listContents/2')
  const announcements = result.filter(({ type }: { type: number }) => type === 5)
  const [first, ...others] = announcements.map(({ pinned }: { pinned: boolean }) => pinned)
  expect(first).toBe(true)
  expect(others).not.toContain(true)
  const times = announcements.slice(1).map(({ publishedAt }: { publishedAt: string }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
})

test('a question is opened with its group, an announcement with its time', async () => {
  expect((await read('getContentsById/c-223', 'en')).result).toMatchObject({
    title: 'How long does a withdrawal take?',
    type: 4,
    group: 'payments',
  })
  const { result } = await read('getContentsById/c-133')
  expect(result).toMatchObject({ title: '这是一个沙盒', type: 5, pinned: true })
  expect(result).not.toHaveProperty('group')
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
    const list = (await read(`listContents/${first / 100}`, language)).result
    expect(new Set(list.map(({ title }: { title: string }) => title)).size).toBe(list.length)
    for (const { id } of list) {
      const { result } = await read(`getContentsById/${id}`, language)
      expect(result.body.startsWith(`# ${result.title}\n\n`)).toBe(true)
      expect(result.body, `${language} ${id}`).not.toMatch(/[{}]/)
    }
  }
  expect((await read('getContentsById/c-103')).result.body).toContain('1.00%')
})

test('the fees that are shown are those that are taken', async () => {
  const { result } = await read('getContentsById/c-203', 'en')
  for (const figure of ['1.00%', '0.05%', '5.00%', '0.10%', '0.15%']) expect(result.body).toContain(figure)
  const dear = await createInsideWorld({ parameters: { 'smart.earlyExitPenaltyRate': '0.075' } })
  const page = await (await dear.request('index/getContentsById/c-203')).json()
  expect(page.result.body).toContain('7.50%')
  const unknown = await createInsideWorld({ parameters: { 'smart.earlyExitPenaltyRate': undefined } })
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

test.each(['c-200', 'c-199', 'c-1', 'x'])('there is no page %s', async (id) => {
  expect(await read(`getContentsById/${id}`)).toMatchObject({ status: 200, code: '11020', result: null })
})

test.each(['0', '3', 'en'])('there is no language class %s', async (languageClass) => {
  expect(await read(`listContents/${languageClass}`)).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([{ field: 'languageClass', rule: 'enum' }]),
  })
})

test('an empty world has no pages', async () => {
  const empty = await createInsideWorld({ profile: 'empty' })
  const list = await (await empty.request('index/listContents/2')).json()
  expect(list.result).toEqual([])
  expect((await (await empty.request('index/getContentsById/c-201')).json()).code).toBe('11020')
})

test('a text has the same topic in both language classes, and no other text has it', async () => {
  const topicsOf = async (languageClass: number) =>
    (await read(`listContents/${languageClass}`)).result.map(({ topic }: { topic: string }) => topic)
  const topics = await topicsOf(2)
  expect(await topicsOf(1)).toEqual(topics)
  expect(new Set(topics).size).toBe(topics.length)
  expect((await read('getContentsById/c-105')).result.topic).toBe('privacy')
})
