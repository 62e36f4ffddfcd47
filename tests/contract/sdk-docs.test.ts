import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const run = promisify(execFile)
const mockServer = useMockServer({ profile: 'funded' })
const docs = join(root, 'sdk', 'docs')
/** Inside the workspace, so that the package is found by its name; Playwright empties `test-results` as it starts. */
const folder = join(root, 'tests', 'results', 'sdk-docs')

interface Example {
  readonly name: string
  readonly code: string
}

/** The examples of one language in all pages, named after their page; files of a Next app are no programs. */
function examplesIn(language: 'ts' | 'tsx'): Example[] {
  const pages = [
    ...readdirSync(docs).map((file) => [file, join(docs, file)] as const),
    ['readme.md', join(root, 'sdk', 'README.md')] as const,
  ].filter(([file]) => file.endsWith('.md'))
  return pages.flatMap(([file, path]) =>
    [...readFileSync(path, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
      .filter(([, kind, code = '']) => kind === language && !code.startsWith('// '))
      .map(([, , code = ''], i) => ({ name: `${file.replace('.md', '')}-${i + 1}`, code })),
  )
}

const examples = examplesIn('ts')

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {}\n`)
  for (const { name, code } of examplesIn('tsx')) writeFileSync(join(folder, `${name}-x.tsx`), code)
  const compilerOptions = {
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every example of the SDK pages is what the compiler accepts', { timeout: 120_000 }, async () => {
  const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error) => error)
  expect(stdout).toBe('')
})

test.each(examples)('the example $name runs against the mock server', async ({ name, code }) => {
  const file = join(folder, `${name}-run.ts`)
  writeFileSync(file, code.replaceAll('127.0.0.1:4010', new URL(mockServer.url()).host))
  const { stdout, stderr } = await run(process.execPath, ['--experimental-strip-types', file], {
    timeout: 20_000,
  }).catch((error) => ({ stdout: '', stderr: error.stderr }))
  expect(stderr.replace(/.*ExperimentalWarning[\s\S]*/, '')).toBe('')
  // What says that it buys has to have bought.
  if (code.includes('console.log(`Bought') || code.includes("console.log('Bought"))
    expect(stdout).toContain('Bought')
})

test.each(examplesIn('tsx'))('the example $name renders', async ({ name, code }) => {
  const file = join(folder, `${name}-run.tsx`)
  writeFileSync(file, code.replaceAll('127.0.0.1:4010', new URL(mockServer.url()).host))
  const { App, renderPage } = await import(/* @vite-ignore */ file)
  const { renderToString } = await import('react-dom/server')
  const { createElement } = await import('react')
  if (renderPage) expect((await renderPage(null)).html).toMatch(/^<ul><li>/)
  else expect(renderToString(createElement(App))).toMatch(/^<(p|button|ul)/)
})

test('the files of the page about Next are those of the app that consumers build', () => {
  const app = join(root, 'tests', 'consumers', 'alone', 'next')
  const page = readFileSync(join(docs, 'next.md'), 'utf8')
  const shown = [...page.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(
    ([, name = '', code = '']) => [name, `// ${name}\n${code}`],
  )
  const files = ['lib', 'app'].flatMap((part) =>
    readdirSync(join(app, part), { recursive: true, encoding: 'utf8' })
      .map((name) => join(part, name))
      .filter((name) => name.includes('.ts') && name !== 'app/layout.tsx'),
  )
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(files.map((name) => [name, readFileSync(join(app, name), 'utf8')])),
  )
})
