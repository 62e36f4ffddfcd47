import assert from 'node:assert/strict'
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createService } from '../../scripts/services/service.ts'
import { root } from '../support/root.ts'

const PORT = 8090

/** What an operator's host answers of a build, with the Caddyfile that lies beside it, by the Caddy of Debian. */
export const tryCaddy = async (folder: string): Promise<void> => {
  const build = join(root, 'app/dist-operator')
  const config = join(folder, 'Caddyfile')
  const site = `:${PORT} {\n  root * ${build}\n  import ${build}-hosting/Caddyfile\n}\n`
  writeFileSync(config, `{\n  admin off\n  auto_https off\n}\n${site}`)
  const url = `http://127.0.0.1:${PORT}`
  const caddy = createService({
    command: '/usr/bin/caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', config],
    isUp: async () => (await fetch(`${url}/health.txt`)).ok,
  })
  await caddy.start()
  try {
    const get = async (path: string) => {
      const answer = await fetch(url + path)
      const { headers, status } = answer
      return {
        text: await answer.text(),
        said: [status, headers.get('cache-control'), headers.get('content-type')?.split(';')[0]],
        packed: headers.get('content-encoding'),
        policy: headers.get('content-security-policy'),
      }
    }
    const forEver = 'public, max-age=31536000, immutable'
    const [script = ''] = globSync('assets/*.js', { cwd: build })
    const [text = ''] = globSync('assets/*.json.gz', { cwd: build }).map((file) => basename(file, '.gz'))
    for (const path of ['/', '/market/52']) {
      const page = await get(path)
      assert.deepEqual(page.said, [200, 'no-cache', 'text/html'], path)
      assert.match(page.text, /<!doctype html>/i)
      assert.match(page.policy ?? '', /default-src 'self'/)
    }
    assert.deepEqual((await get(`/${script}`)).said, [200, forEver, 'text/javascript'])
    const packed = await get(`/assets/${text}`)
    assert.deepEqual([...packed.said, packed.packed !== null], [200, forEver, 'application/json', true])
    for (const path of ['/assets/lost.js', '/assets/'])
      assert.deepEqual((await get(path)).said.slice(0, 2), [404, 'no-store'], path)
    for (const path of ['/_headers', '/_redirects']) {
      const hidden = await get(path)
      assert.deepEqual(hidden.said.slice(0, 2), [404, 'no-store'], path)
      assert.match(hidden.policy ?? '', /default-src 'self'/, path)
    }
    for (const path of ['/config.json', '/sw.js', '/version.json'])
      assert.deepEqual((await get(path)).said.slice(0, 2), [200, 'no-cache'], path)
    assert.deepEqual((await get('/manifest.webmanifest')).said, [
      200,
      'no-cache',
      'application/manifest+json',
    ])
  } finally {
    await caddy.kill()
  }
}
