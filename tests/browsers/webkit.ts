import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { until } from './driven-screen.ts'
import type { BrowserKind, Driver } from './driver.ts'

/** Keys of W3C WebDriver, by their names in the DOM. */
const keys: Readonly<Record<string, string>> = { Delete: '\uE017', Enter: '\uE007', Tab: '\uE004' }
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK of Debian, over W3C WebDriver, with a screen of its own. Its window gets no narrower than 447 px. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  packages: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
  },
  hasCamera: false,
  async launch({ width, height }) {
    const port = await freePort()
    let said = ''
    const child = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1600x1000x24', 'WebKitWebDriver', `--port=${port}`],
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      },
    )
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk
      })
    const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
      if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
      return value
    }
    await until(
      () => ask('GET', '/status').catch(() => undefined),
      () => `WebKitWebDriver does not start: ${said}`,
    )
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0],
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    })) as { sessionId: string }
    const session = (method: string, path: string, body?: object) =>
      ask(method, `/session/${sessionId}${path}`, body)
    const press = (values: readonly string[]) =>
      session('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: values.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      })
    await session('POST', '/window/rect', { x: 0, y: 0, width, height })
    const driver: Driver = {
      async goto(url) {
        await session('POST', '/url', { url })
      },
      async goBack() {
        await session('POST', '/back', {})
      },
      url: async () => (await session('GET', '/url')) as string,
      read: (expression) =>
        session('POST', '/execute/async', {
          script: `const done = arguments[0]; Promise.resolve(${expression}).then(done)`,
          args: [],
        }),
      async clickAt(x, y) {
        const at = { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' }
        const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
        await session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
      },
      async type(text) {
        await press([...text])
      },
      async press(key) {
        await press([keys[key] ?? key])
      },
      async giveFile(text) {
        const field = await session('POST', '/element', { using: 'css selector', value: '[data-driven]' })
        const id = (field as Readonly<Record<string, string>>)[ELEMENT]
        await session('POST', `/element/${id}/value`, { text })
      },
      complaints: () => said.split('\n').filter((line) => /CONSOLE \w+ (ERROR|WARN)/.test(line)),
      async close() {
        await session('DELETE', '').catch(() => undefined)
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      },
    }
    return driver
  },
}
