import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin } from 'esbuild'
import type { FirstPaint } from '../../src/shell/first-paint/first-paint-of.ts'

/** Pages come later: what is painted first has none of their code. */
const withoutPages: Plugin = {
  name: 'without-pages',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/** What modules of the app look for as they start; rendering uses none of it. */
const browser = `
globalThis.window = globalThis
globalThis.document = { documentElement: { dataset: {} }, addEventListener() {} }
globalThis.addEventListener = () => {}
globalThis.location = { origin: 'http://build.invalid', pathname: '/', search: '' }
`

/** What the app's components and its table of routes tell of a first paint. */
export type Rendered = Pick<FirstPaint, 'markup' | 'tabs' | 'plain'>

/**
 * The app's own bars and headings as markup.
 *
 * @param texts - by namespace
 */
export async function renderFirstPaint(texts: object): Promise<Rendered> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('render-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    minifySyntax: true,
    logLevel: 'error',
    define: {
      'import.meta.env': '{"PROD":true,"BASE_URL":"/"}',
      'process.env.NODE_ENV': '"production"',
      __TEXT_EDITIONS__: '{}',
    },
    loader: { '.css': 'empty' },
    banner: { js: browser },
    plugins: [withoutPages],
  })
  const worker = new Worker(outputFiles[0]?.text ?? '', { eval: true, workerData: texts })
  const [rendered] = await once(worker, 'message')
  // What the app's modules began in it would keep the build from ending.
  await worker.terminate()
  return rendered
}
