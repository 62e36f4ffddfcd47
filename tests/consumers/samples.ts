import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { startTestMockServer } from '@swx/mock-server/test'
import { root } from '../support/root.ts'
import { npm } from './npm.ts'

const run = promisify(execFile)
const docs = join(root, 'sdk/docs')

const pages = [join(root, 'sdk/README.md'), ...readdirSync(docs).map((file) => join(docs, file))].filter(
  (path) => path.endsWith('.md'),
)

/** The programs that README and pages of the SDK show, as a user saves them. Files of an app, which name themselves, are none. */
const samples = pages.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^```(tsx?)\n(?!\/\/ )([\s\S]*?)^```/gm)].map(
    ([, kind, code = ''], index) => ({
      name: `${basename(path, '.md')}-${index + 1}`.toLowerCase(),
      isPage: kind === 'tsx',
      code,
    }),
  ),
)

/** Blocks in a language that nothing here runs: programs are `ts` or `tsx`, so that each of them is tried. */
const unreadFences = (): string[] =>
  pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^```(?!(?:tsx?|sh|md)?$)(.*)$/gm)].map(
      ([, language]) => `${basename(path)}: no program in "${language}" is run`,
    ),
  )

/** What shows a page that a sample exports, after the compiler of `tsx` has read it. */
const shownBy = (file: string) => `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as sample from './${file}'
console.log(sample.renderPage ? (await sample.renderPage(null)).html : renderToString(createElement(sample.App)))
`

/** The packages that pages name as those to install beside the SDK. */
const beside = ['zod', 'openapi-fetch', 'react', 'react-dom', '@tanstack/react-query', 'openapi-react-query']

/** Versions of the packages beside the SDK that the repository itself uses. */
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/**
 * Runs each sample in an empty folder that `npm init -y` made a package, and answers what is wrong with them.
 *
 * @param node one that runs TypeScript
 */
export async function complaintOfSamples(
  tarball: string,
  folder: string,
  node: string,
): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['init', '-y', '--loglevel=error'], { cwd: folder })
  npm(
    [
      'install',
      tarball,
      ...[...beside, 'tsx'].map((name) => `${name}@${name === 'tsx' ? 4 : versionOf(name)}`),
    ],
    folder,
  )
  // As the tools write it that start an app with components.
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }')
  const backend = await startTestMockServer({ profile: 'funded' })
  const wrong = unreadFences()
  try {
    for (const { name, isPage, code } of samples) {
      const file = `${name}.${isPage ? 'tsx' : 'mts'}`
      writeFileSync(join(folder, file), code.replaceAll('127.0.0.1:4010', new URL(backend.url).host))
      if (isPage) writeFileSync(join(folder, `${name}-shown.mts`), shownBy(file))
      const program = isPage ? ['node_modules/tsx/dist/cli.mjs', `${name}-shown.mts`] : [file]
      const { stdout, stderr } = await run(node, program, { cwd: folder, timeout: 30_000 }).catch(
        (error) => ({
          stdout: '',
          stderr: String(error.stderr || error),
        }),
      )
      const isSilent = /console\.log\(`Bought|console\.log\('Bought/.test(code) && !stdout.includes('Bought')
      if (stderr || isSilent || (isPage && !stdout.startsWith('<')))
        wrong.push(`${file}:\n${stdout}${stderr}`)
    }
  } finally {
    await backend.close()
  }
  return wrong.length > 0 ? wrong.join('\n') : undefined
}
