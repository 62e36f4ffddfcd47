import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { directivesOf, looseParts } from '../../support/policy.ts'
import { root } from '../../support/root.ts'
import { useMockServer } from '../support/mock-server.ts'

const mockServer = useMockServer({ appDir: `${root}app/dist`, docsDir: `${root}openapi/reference-dist` })

test.each(['/', '/nowhere', '/docs/', '/docs/openapi.json', '/__sandbox/', '/sandbox-google/'])(
  'the mock server serves %s under a policy without any unsafe part',
  async (path) => {
    const response = await fetch(mockServer.url() + path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(looseParts(policy)).toEqual([])
    expect(directivesOf(policy).get('frame-ancestors')).toEqual(["'none'"])
  },
)

/** The policy that a page of a static host brings in its own head. */
const policyIn = (page: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(`${root}app/dist-demo/${page}`, 'utf8'),
  )?.[1] ?? ''

test.each(['index.html', '404.html', '__sandbox/index.html', 'sandbox-google/index.html'])(
  'the page %s of the static demo has a policy without any unsafe part',
  (page) => {
    expect(looseParts(policyIn(page))).toEqual([])
  },
)

test.each(['all', 'none'])(
  'every file for hosts of the operator build "%s" has one policy, without any unsafe part',
  (name) => {
    const policies = ['/_headers', '-hosting/policy.nginx.conf', '-hosting/policy.Caddyfile'].flatMap(
      (file) => {
        const text = readFileSync(`${root}app/dist-operator-${name}${file}`, 'utf8')
        const found = [...text.matchAll(/Content-Security-Policy:? "?([^"\n]+)/g)].map(
          ([, policy = '']) => policy,
        )
        expect(found.length, file).toBeGreaterThan(0)
        return found
      },
    )
    expect(new Set(policies).size).toBe(1)
    const [policy = ''] = policies
    expect(looseParts(policy)).toEqual([])
    expect(directivesOf(policy).get('frame-ancestors')).toEqual(["'none'"])
    expect(directivesOf(policy).get('frame-src')).toEqual([
      name === 'all' ? 'https://chat.example.org' : "'none'",
    ])
  },
)

test('what would let script or style of others in is told', () => {
  const strict = "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'"
  expect(looseParts(strict)).toEqual([])
  expect(looseParts(`${strict}; style-src 'self' 'unsafe-inline'`)).toEqual(["'unsafe-inline'"])
  expect(looseParts(`${strict}; script-src 'self' 'wasm-unsafe-eval'`)).toEqual(["'wasm-unsafe-eval'"])
  expect(looseParts(`${strict}; script-src https://cdn.example`)).toEqual(['https://cdn.example'])
  expect(looseParts(`${strict}; img-src *`)).toEqual(['*'])
  expect(looseParts("script-src 'self'")).toContain('everything')
  expect(looseParts('')).toContain('everything')
})
