import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstValues } from '../../docs/site/.vitepress/theme/run/first-values.ts'
import { startAfresh } from '../../docs/site/.vitepress/theme/run/own-world.ts'
import { fillFromWorld, runCall } from '../../docs/site/.vitepress/theme/run/run-call.ts'
import type { RunnableCall } from '../../docs/site/.vitepress/theme/run/runnable-call.ts'
import { stageGuides } from '../../docs/site/stage/guides.ts'
import { writeLlms } from '../../docs/site/stage/llms.ts'
import { stageReference } from '../../docs/site/stage/reference.ts'
import { editAddress } from '../../docs/site/stage/repository.ts'
import { placeSite, writeVersions } from '../../docs/site/stage/versions.ts'

const root = join(import.meta.dirname, '../..')
const reference = stageReference(root, '/docs/')
const pages = [...stageGuides(root), ...reference]
const folder = mkdtempSync(join(tmpdir(), 'swx-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

const operationsOf = (name: string): { operationId: string; tags: string[] }[] =>
  Object.values(JSON.parse(readFileSync(join(root, `openapi/dist/${name}.json`), 'utf8')).paths).flatMap(
    (item) => Object.values(item as object),
  )

/** The call that the page of an operation runs. */
const runOf = (path: string): RunnableCall | undefined => {
  const { text } = reference.find((page) => page.path === path) ?? { text: '' }
  const written = /<RunOperation :call="([^"]*)" \/>/.exec(text)?.[1]
  return (
    written && JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  )
}

test('each operation of both planes, and the socket, has a page with samples', () => {
  const wanted = [
    ...operationsOf('openapi').map(({ operationId, tags }) => `reference/${tags[0]}/${operationId}.md`),
    ...operationsOf('sandbox-control').map(({ operationId }) => `reference/control/${operationId}.md`),
    'reference/market-socket.md',
  ]
  for (const path of wanted) {
    const page = reference.find((one) => one.path === path)
    expect(page?.text, path).toMatch(/^::: code-group\n\n```(ts twoslash|sh) \[/m)
  }
})

const runExample = async (path: string) => {
  const call = runOf(path) as RunnableCall
  const file = new File([readFileSync(join(root, 'mock-server/samples/identity-front.jpg'))], 'card.jpg')
  return runCall(call, { ...(await fillFromWorld(call, firstValues(call))), file })
}

const customer = operationsOf('openapi').map(
  ({ operationId, tags }) => `reference/${tags[0]}/${operationId}.md`,
)
/** Its pictures have to be uploaded first. */
const needsUploads = 'reference/user/identification.md'

test.each(customer)('%s runs its example in a world of its own', async (path) => {
  const { status, outcome } = await runExample(path)
  expect(`${status}, ${outcome}`).toMatch(path === needsUploads ? /^400, code 400/ : /^200, code \d+/)
})

const control = operationsOf('sandbox-control').filter(({ tags }) => tags[0] !== 'process')
/** A day that is past by now, and a file that is cut short. */
const refused = new Set(['switchUser', 'importWorld'])

test.each(control.map(({ operationId }) => operationId))(
  'reference/control/%s.md runs its example in a world of its own',
  async (name) => {
    const { status } = await runExample(`reference/control/${name}.md`)
    expect(`${status}`).toMatch(refused.has(name) ? /^400$/ : /^(200|404|409)$/)
  },
)

test('what the world does not have is replaced before the first run, and then the example succeeds', async () => {
  await startAfresh()
  for (const [path, code] of [
    ['order/buySmart', '20004'],
    ['order/openOrder', '20004'],
    ['order/closeOrder', '20005'],
    ['order/buyOptions', '20004'],
    ['order/getOptionsOrderById', '200'],
    ['user/resetDemo', '20005'],
    ['order/getSmartOrderById', '200'],
    ['user/getLoanById', '200'],
    ['user/buyNft', '20004'],
    ['login/login', '200'],
  ]) {
    const { outcome, body } = await runExample(`reference/${path}.md`)
    expect(outcome, `${path}: ${body}`).toMatch(new RegExp(`^code ${code}\\b`))
  }
})

test('a value that is missing and a body that is no JSON are said before anything is sent', async () => {
  const call = runOf('reference/order/getOrderById.md') as RunnableCall
  await expect(runCall(call, { ...firstValues(call), values: { id: ' ' } })).rejects.toThrow('Fill in "id".')
  const buy = runOf('reference/order/buySmart.md') as RunnableCall
  await expect(runCall(buy, { ...firstValues(buy), body: '{"days": 30' })).rejects.toThrow(
    /^The body is no JSON: /,
  )
})

test('an idempotency key that is sent again is answered as before', async () => {
  await startAfresh()
  const call = runOf('reference/order/buySmart.md') as RunnableCall
  const filled = { ...firstValues(call), idempotencyKey: 'once' }
  const first = await runCall(call, filled)
  const second = await runCall(call, filled)
  expect(second.body).toBe(first.body)
  expect(second.headers).toContain('idempotent-replayed: true')
})

test('llms.txt lists every page, and the whole text has no parts that only the site understands', () => {
  writeLlms(pages, folder, '/docs/')
  const list = readFileSync(join(folder, 'llms.txt'), 'utf8')
  expect(list).toMatch(/^# SWX\n\n> /)
  for (const { path } of pages) expect(list).toContain(`](/docs/${path})`)
  const whole = readFileSync(join(folder, 'llms-full.txt'), 'utf8')
  expect(whole).toContain('# buySmart')
  expect(whole).not.toMatch(/twoslash|---cut---|<RunOperation|^:::/m)
})

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const versions = () => JSON.parse(readFileSync(join(folder, 'site/versions.json'), 'utf8'))

test('a newer site takes the place of the former one and leaves the folders of versions, which it lists', () => {
  write('site/old.html', 'old')
  const site = join(folder, 'site')
  for (const version of ['1.0.0', '1.10.0', '1.9.0']) {
    write('built/index.html', version)
    placeSite(join(folder, 'built'), site, version)
    writeVersions(site, { version, isUnreleased: false }, version)
  }
  expect(versions().kept).toEqual(['1.10.0', '1.9.0', '1.0.0'])
  write('built/index.html', 'newest')
  placeSite(join(folder, 'built'), site, undefined)
  writeVersions(site, { version: '1.10.0', isUnreleased: true }, undefined)
  expect(versions()).toEqual({
    latest: { version: '1.10.0', isUnreleased: true },
    kept: ['1.10.0', '1.9.0', '1.0.0'],
  })
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('newest')
  expect(readFileSync(join(site, '1.9.0/index.html'), 'utf8')).toBe('1.9.0')
  expect(existsSync(join(site, 'old.html'))).toBe(false)
  rmSync(join(site, '1.9.0'), { recursive: true })
  writeVersions(site, { version: '1.10.0', isUnreleased: true }, undefined)
  expect(versions().kept).toEqual(['1.10.0', '1.0.0'])
})

test.each([
  [undefined, undefined, undefined],
  ['https://git.example/swx/edit/main/:path', undefined, 'https://git.example/swx/edit/main/:path'],
  [undefined, 'git+https://github.com/owner/swx.git', 'https://github.com/owner/swx/edit/main/:path'],
  [undefined, { url: 'https://gitlab.com/group/swx' }, 'https://gitlab.com/group/swx/edit/main/:path'],
  [undefined, 'git+https://example.com/swx.git', undefined],
])('with the setting %j and the repository %j a page is edited at %j', (setting, repository, expected) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ repository }))
  expect(editAddress(folder, setting)).toBe(expected)
})
