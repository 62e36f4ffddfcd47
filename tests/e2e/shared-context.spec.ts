import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

/** Everything that a page can find of an earlier one. */
const traces = async () => ({
  stored: Object.keys(localStorage).filter((key) => key.startsWith('trace')),
  inTab: Object.keys(sessionStorage).filter((key) => key.startsWith('trace')),
  cookies: document.cookie,
  databases: (await indexedDB.databases())
    .map(({ name }) => name)
    .filter((name) => name?.startsWith('trace')),
  caches: (await caches.keys()).filter((name) => name.startsWith('trace')),
  script: 'trace' in window,
  isOnline: navigator.onLine,
  clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
})
const none = {
  stored: [],
  inTab: [],
  cookies: '',
  databases: [],
  caches: [],
  script: false,
  isOnline: true,
  clipboard: 'prompt',
}

// Whichever comes first leaves traces that the other would find: both run in one worker, one after the other.
test.describe.configure({ mode: 'default' })
for (const name of ['one', 'another'])
  test(`a test finds nothing of the one before it in the browser that they share: ${name}`, {
    tag: '@desktop',
  }, async ({ page, context, stage }) => {
    const worlds: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/swx/')) worlds.push(request.headers()['x-sandbox-world'])
    })
    await page.goto('/market')
    await settle(page)
    expect(await page.evaluate(traces)).toEqual(none)
    expect(new Set(worlds)).toEqual(new Set([stage.world]))

    await context.grantPermissions(['clipboard-read'])
    await context.addInitScript(() => Object.assign(window, { trace: true }))
    await page.evaluate(async () => {
      localStorage.setItem('trace', 'left')
      sessionStorage.setItem('trace', 'left')
      // biome-ignore lint/suspicious/noDocumentCookie: the oldest way is a way, too
      document.cookie = 'trace=left'
      await caches.open('trace')
      await new Promise((resolve) => {
        indexedDB.open('trace').onsuccess = resolve
      })
    })
    const second = await context.newPage()
    await second.goto('/pass/login')
    expect(await second.evaluate(traces)).toMatchObject({
      stored: ['trace'],
      script: true,
      caches: ['trace'],
    })
    await context.setOffline(true)
  })

test('a clock, which the context would keep, is only there in a context of one’s own', { tag: '@desktop' }, ({
  page,
}) => {
  expect(() => page.clock).toThrow('test.use({ ownContext: true })')
})
