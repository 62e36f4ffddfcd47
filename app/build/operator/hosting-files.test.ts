import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFiles, staticHostFiles } from './hosting-files.ts'
import { readOperator } from './read-operator.ts'

const operator = readOperator(readFileSync(join(import.meta.dirname, '../../operator.sample.json'), 'utf8'))
const files: Readonly<Record<string, string>> = staticHostFiles(operator, { api: '' })

interface Answer {
  readonly file: string
  readonly status: number
}

/** A host that goes by `_redirects` where there is no file, as Netlify does: the first rule that fits counts. */
const byRules = (path: string): Answer | undefined => {
  for (const line of files._redirects?.trim().split('\n') ?? []) {
    const [from = '', to = '', status = ''] = line.split(' ')
    if (path.startsWith(from.replace(/\*$/, ''))) return { file: to, status: Number(status) }
  }
  return undefined
}

/** A host that shows the nearest `404.html` above, and the page of the app where there is none, as Cloudflare Pages does. */
const byNearestPage = (path: string): Answer => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const page = join(folder, '404.html')
    if (page.slice(1) in files) return { file: page, status: 404 }
    if (folder === '/') return { file: '/index.html', status: 200 }
  }
}

describe.each([
  ['by its rules', byRules],
  ['by the nearest page', byNearestPage],
])('a static host that goes %s', (_, answerOf) => {
  it.each(['/assets/index-DjUBcpQp.js', '/assets/common.de-1234abcd.json', '/assets/deeper/lost.css'])(
    'answers 404 to %s of a build before this one, not the page of the app',
    (path) => {
      const answer = answerOf(path)
      expect(answer?.status).toBe(404)
      expect(files[answer?.file.slice(1) ?? '']).toContain('404')
    },
  )

  it.each(['/', '/market/52', '/assetsfolder', '/nowhere.html'])(
    'answers %s with the page of the app',
    (path) => {
      expect(answerOf(path)).toEqual({ file: '/index.html', status: 200 })
    },
  )
})

it('static hosts put the header of a path on its 404 as well, so that none is kept for longer than an hour', () => {
  const [, ofAssets = ''] = files._headers?.split('/assets/*\n') ?? []
  const seconds = Number(/max-age=(\d+)/.exec(ofAssets)?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3_600)
})

describe('nginx', () => {
  const { 'nginx.conf': settings = '', 'policy.nginx.conf': policy = '' } = serverFiles(operator, { api: '' })
  const text = settings.replaceAll('include /etc/nginx/swx/policy.nginx.conf;', policy)
  const locations = [...text.matchAll(/^location ([^{]*) \{(.*?)^\}/gms)].map(
    ([, place = '', lines = '']) => [place, lines] as const,
  )
  const outside = text.replace(/^location [^{]*\{.*?^\}/gms, '')

  const [ofEveryFile = ''] = files._headers?.split('\n/assets/*') ?? []
  const named = (lines: string, header: RegExp) =>
    [...lines.matchAll(header)].map(([, name]) => name).filter((name) => name !== 'Cache-Control')
  const sentOfEveryFile = named(ofEveryFile, /^ {2}([\w-]+):/gm)
  const sentAlways = (lines: string) => named(lines, /^ *add_header ([\w-]+) .* always;$/gm).sort()

  it('has a location for each file that it must not serve', () => {
    const places = locations.map(([place]) => place)
    expect(places).toEqual(expect.arrayContaining(['= /_headers', '= /_redirects']))
  })

  // A location with a header of its own inherits none.
  it.each(locations)('answers in the location %s with all headers of a file, errors included', (_, lines) => {
    expect(sentOfEveryFile).toContain('Content-Security-Policy')
    expect(sentAlways(lines)).toEqual(sentOfEveryFile.toSorted())
  })

  it('answers a request that it cannot read with all headers of a file', () => {
    expect(sentAlways(outside)).toEqual(sentOfEveryFile.toSorted())
  })
})
