import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import type { TestProject } from 'vitest/node'
import { root } from '../../support/root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built app as one script. */
    readonly appScript: string
  }
}

const dist = `${root}app/dist/`
const entry = 'the scripts of index.html'

/**
 * Puts the chunks of the built app into one script, so that a worker compiles it once and runs it for each page that a
 * journey opens. Nothing of the app is changed but that its styles are not waited for: without a layout there are none.
 */
export async function setup(project: TestProject): Promise<void> {
  const html = readFileSync(`${dist}index.html`, 'utf8')
  const found = [...html.matchAll(/<script( type="module")?[^>]* src="\/([^"]+)"/g)]
  // Modules run when the document is there, all others on the way.
  const scripts = [...found.filter(([, module]) => !module), ...found.filter(([, module]) => module)]
  if (scripts.length === 0) throw new Error('app/dist has no app: run "npm run build -w @swx/app" first.')
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? scripts.map(([, , path]) => `import '${dist}${path}'`).join('\n') : null,
        transform: (code) => code.replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]'),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  const folder = `${root}tests/results/journeys/`
  mkdirSync(folder, { recursive: true })
  const script = `${folder}app.js`
  writeFileSync(script, output[0].code)
  project.provide('appScript', script)
}
