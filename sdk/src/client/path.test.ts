import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, makeClient } from '../../test/make-client.ts'
import { fillPath, isSafePath, isSafeSegment } from './path.ts'

/** Any UTF-16 units, halves of surrogate pairs among them. */
const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

const dotty = fc
  .array(fc.constantFrom('.', '%2e', '%2E', '%252e', '%25252E', '/', '%2f', '%5c', '\\'), {
    minLength: 0,
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

/** As a careless server sees a path: decoded until nothing is left to decode. */
function decodedFully(text: string): string {
  const next = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return next === text ? text : decodedFully(next)
}

describe('path values', () => {
  it.each([
    '',
    '.',
    '..',
    '%2e',
    '%2e%2e',
    '.%2E',
    '%252e%252e',
    '../login/logout',
    'a/..',
    '..\\x',
    '%2e%2e%2fx',
  ])('refuses %j before any request', async (id) => {
    const { client, backend } = makeClient()
    const { data, error } = await client.GET(at.byId, { params: { path: { id } } })
    expect(data).toBeUndefined()
    expect(error?.kind).toBe('contract')
    expect(backend.requests).toHaveLength(0)
  })

  it.each([undefined, null, {}, ['a'], '\ud800'])('refuses %j, which is no text', async (id) => {
    const { client, backend } = makeClient()
    const { error } = await client.GET(at.byId, { params: { path: { id: id as string } } })
    expect(error?.kind).toBe('contract')
    expect(backend.requests).toHaveLength(0)
  })

  it('sends what looks like syntax as part of the value', async () => {
    const { client, backend } = makeClient()
    await client.GET(at.byId, { params: { path: { id: 'a/b?c=d#e&f %' } } })
    expect(backend.requests[0]?.url).toBe(
      'http://api.test/swx/customer/index/getMarketInfo/a%2Fb%3Fc%3Dd%23e%26f%20%25',
    )
  })

  it('stays in its operation whatever the value is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyUnits, dotty), (id) => {
        let path: string | undefined
        try {
          path = fillPath(at.byId, { id })
        } catch (error) {
          return error instanceof URIError
        }
        if (path === undefined) return true
        const prefix = '/swx/customer/index/getMarketInfo/'
        const { pathname, search, hash } = new URL(path, 'http://api.test')
        const segment = pathname.slice(prefix.length)
        const stays =
          pathname.startsWith(prefix) && segment !== '' && !segment.includes('/') && search + hash === ''
        return stays && decodeURIComponent(segment) === id && !decodedFully(id).split(/[\\/]/).includes('..')
      }),
    )
  })

  it('gives different values different paths', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(a !== b)
        const [one, other] = [fillPath(at.byId, { id: a }), fillPath(at.byId, { id: b })]
        expect(one === undefined || one !== other).toBe(true)
      }),
    )
  })

  it('accepts every ordinary id', () => {
    for (const id of ['1', 'EURUSD', 'a.b', '...', 'x..y', '100%', '中', 'a b'])
      expect(isSafeSegment(id)).toBe(true)
  })

  it('judges a path that is filled in already by each of its parts', () => {
    expect(isSafePath('/swx/customer/index/getMarketInfo/1')).toBe(true)
    for (const path of ['/a/../b', '/a/%2e%2e/b', '/a/', 'a/b', '//host/a', '@host/a'])
      expect(isSafePath(path)).toBe(false)
  })

  it('refuses a template whose brace is not closed', () => {
    expect(fillPath('/a/{id', { id: '1' })).toBeUndefined()
    expect(fillPath('/a/{a}/{b}/c', { a: 1, b: true })).toBe('/a/1/true/c')
  })

  it('never leaves the origin by a path that does not begin with a slash', async () => {
    const { client, backend } = makeClient()
    expect((await client.request('GET', '@evil.test/x')).error?.kind).toBe('contract')
    expect(backend.requests).toHaveLength(0)
  })
})
