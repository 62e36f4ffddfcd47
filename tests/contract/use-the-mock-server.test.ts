import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { root } from '../support/root.ts'
import { machineNode } from './support/other-node.ts'

const run = promisify(execFile)
/** A project of somebody else's, outside the repository. */
const project = mkdtempSync(join(tmpdir(), 'swx-project-'))
const installed = join(project, 'node_modules', '@swx', 'mock-server')

/** The files of the page: blocks that name one in their first line. */
const files = [
  ...readFileSync(join(root, 'docs', 'use-the-mock-server.md'), 'utf8').matchAll(
    /^```\w+\n(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([\s\S]*?)^```/gm,
  ),
].map(([, name = '', content = '']) => ({ name, content }))
const vitestFiles = files.map(({ name }) => name).filter((name) => name.endsWith('.test.ts'))

/** Puts packages of this repository's installation into the project, without a registry. */
function link(...packages: string[]): void {
  for (const name of packages) {
    const place = join(project, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), place, 'junction')
  }
}

beforeAll(async () => {
  const packageFolder = join(root, 'mock-server')
  const npm = process.env.npm_execpath
  const pack = ['pack', '--ignore-scripts', '--pack-destination', project]
  await (npm
    ? run(process.execPath, [npm, ...pack], { cwd: packageFolder })
    : run('npm', pack, { cwd: packageFolder }))
  mkdirSync(installed, { recursive: true })
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const tarball = join(project, `swx-mock-server-${version}.tgz`)
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  // What the package says it needs, and what the page installs beside it; nothing else is in reach.
  link(...Object.keys(dependencies), 'msw', 'vitest')
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  for (const { name, content } of files) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the package needs no other package of this repository', () => {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@swx/'))).toEqual([])
})

test.each([machineNode(), { path: process.execPath, version: process.version }])(
  'the Node example of the page prints what the page says, on $version',
  async ({ path }) => {
    const { stdout } = await run(path, ['server.mjs'], { cwd: project })
    expect(stdout).toBe('funded has 25000.00\n')
  },
)

test('the vitest examples of the page pass as they stand', { timeout: 120_000 }, async () => {
  expect(vitestFiles).toEqual([
    'plan.test.ts',
    'fetch.test.ts',
    'catalogue.test.ts',
    'socket.test.ts',
    'control.test.ts',
  ])
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const report = join(project, 'report.json')
  const patience = ['--test-timeout=60000', '--hook-timeout=60000']
  const { stdout = '' } = await run(
    process.execPath,
    [
      vitest,
      'run',
      '--root',
      project,
      '--reporter=json',
      `--outputFile=${report}`,
      ...patience,
      ...vitestFiles,
    ],
    { cwd: project, env: { ...process.env, VITEST: undefined } },
  ).catch((failed: { stdout: string }) => failed)
  const written = files
    .filter(({ name }) => vitestFiles.includes(name))
    .flatMap(({ content }) => content.match(/^test\(/gm) ?? []).length
  const { success, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  expect({ success, numPassedTests }, `${stdout}\n${JSON.stringify(testResults, null, 1)}`).toEqual({
    success: true,
    numPassedTests: written,
  })
})

test('the Playwright example of the page passes beside the vitest examples', {
  timeout: 120_000,
}, async () => {
  link('@playwright/test', 'playwright', 'playwright-core')
  const command = join(project, 'node_modules', '.bin', 'swx-mock-server')
  mkdirSync(dirname(command), { recursive: true })
  symlinkSync(join(installed, 'dist', 'cli.js'), command)
  chmodSync(command, 0o755)
  const { stdout } = await run(
    process.execPath,
    [join(project, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line'],
    { cwd: project, env: { ...process.env, PORT: String(await freePort()) } },
  ).catch((failed) => failed)
  expect(stdout).toMatch(/1 passed/)
  expect(files.filter(({ name }) => name.endsWith('.spec.ts'))).toEqual([])
})

test('the command line starts from the package, with a scenario file of the package', async () => {
  const cli = join(installed, 'dist', 'cli.js')
  chmodSync(cli, 0o755)
  const { stdout } = await run(process.execPath, [cli, '--help'])
  expect(stdout).toContain('The mock server of SWX.')
  const scenario = await run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { readFileSync } from 'node:fs'; console.log(JSON.parse(readFileSync(new URL(import.meta.resolve('@swx/mock-server/scenarios/funded.json')))).about)",
    ],
    { cwd: project },
  )
  expect(scenario.stdout).toContain('25 000.00')
})

test('its types are what the compiler accepts in the examples', { timeout: 120_000 }, async () => {
  link('typescript7', '@types/node', '@types/ws', 'undici-types')
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  }
  const include = files
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.test.ts') || name === 'src/main.ts')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', project]).catch((failed) => failed)
  expect(stdout).toBe('')
})

test('publint finds nothing to say about it', { timeout: 60_000 }, async () => {
  const publint = join(root, 'node_modules', 'publint', 'src', 'cli.js')
  const { stdout } = await run(process.execPath, [publint, 'run', installed, '--strict', '--pack', 'false'])
  expect(stdout).toContain('All good!')
})
