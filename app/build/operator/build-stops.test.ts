import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const app = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'swx-operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = readFileSync(join(app, 'operator.sample.json'), 'utf8')

/** Builds for an operator's file with this text in it. */
function build(text: string, out = join(folder, 'out')) {
  const file = join(folder, 'operator.json')
  writeFileSync(file, text)
  const { status, stderr } = spawnSync(process.execPath, [join(app, 'scripts/build-operator.mjs')], {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, OPERATOR_FILE: file, OPERATOR_OUT: out, API_BASE: 'https://api.operator.example' },
  })
  return { status, stderr, isWritten: existsSync(out) }
}

it.each([
  [
    'a typing error',
    sample.replace('"legalName"', '"legalNmae"'),
    'legalNmae is not known: check its spelling',
  ],
  ['a comma too many', sample.replace(/\}\s*$/, ',}'), 'the file is not JSON'],
  [
    'a licence without register URL',
    JSON.stringify({ ...JSON.parse(sample), licences: [{ authority: 'A', number: '1' }] }),
    'licences[0].registerUrl is missing',
  ],
  [
    'a claim without date',
    JSON.stringify({ ...JSON.parse(sample), claims: [{ key: 'users', text: 'T', value: '1', source: 'S' }] }),
    'claims[0].asOf is missing',
  ],
])('the operator build stops at %s, says where, and writes nothing', (_, text, sentence) => {
  const { status, stderr, isWritten } = build(text)
  expect(status).toBe(1)
  expect(stderr).toContain('The operator build stops, nothing was written.')
  expect(stderr).toContain(sentence)
  expect(isWritten).toBe(false)
})

it('the operator build stops at an icon that is missing, and an earlier build stays where it is', () => {
  const earlier = join(folder, 'earlier')
  mkdirSync(earlier)
  writeFileSync(join(earlier, 'index.html'), 'An earlier build.')
  const icons = {
    svg: 'none.svg',
    png180: '180.png',
    png192: '192.png',
    png512: '512.png',
    maskable512: '512.png',
  }
  const { status, stderr } = build(JSON.stringify({ ...JSON.parse(sample), icons }), earlier)
  expect(status).toBe(1)
  expect(stderr).toContain('The operator build stops, nothing was written.')
  expect(stderr).toContain('icons.svg names none.svg, which cannot be read')
  expect(readFileSync(join(earlier, 'index.html'), 'utf8')).toBe('An earlier build.')
})
