import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin } from 'esbuild'
import type { RouteName } from '../../src/config/paths.ts'
import type { Rendered } from './rendered.ts'

const locales = fileURLToPath(new URL('../../../locales/', import.meta.url))

/** The backend in the page is for the static demo alone. */
const withoutBackend: Plugin = {
  name: 'without-backend',
  setup(build) {
    build.onResolve({ filter: /^@swx\/mock-server\// }, ({ path }) => ({ path, namespace: 'none' }))
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/**
 * What modules of the app look for as they start, and components as they render: an empty browser with a wallet. Texts
 * are read from their files; nothing else is asked for, as data is fetched by effects, which do not run here.
 */
const browser = (userAgent: string) => `
{
  const nothing = () => {}
  const storage = { getItem: () => null, setItem: nothing, removeItem: nothing }
  const target = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: nothing }
  const given = {
    ...target,
    window: globalThis,
    ethereum: {},
    document: { ...target, documentElement: { dataset: {} }, querySelector: () => null },
    history: { state: null, length: 1, replaceState: nothing, pushState: nothing },
    location: { origin: 'http://build.invalid', pathname: '/', search: '', hash: '' },
    localStorage: storage,
    sessionStorage: storage,
    navigator: { userAgent: '${userAgent}', maxTouchPoints: 0, languages: ['en'], language: 'en', onLine: true },
    fetch: async (file) => {
      const [, namespace, code] = /assets\\/([\\w-]+)\\.([a-z]{2})-/.exec(file) ?? []
      if (namespace === undefined) throw new Error('The build may not ask for ' + file + '.')
      const { readFile } = await import('node:fs/promises')
      return new Response(await readFile(${JSON.stringify(locales)} + code + '/' + namespace + '.json'))
    },
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
`

/** Pages of the app as a visitor finds them, in every language, for both device classes. */
export async function renderPages(names: readonly RouteName[]): Promise<readonly Rendered[]> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('render-worker.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
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
    plugins: [withoutBackend],
  })
  const code = outputFiles[0]?.text ?? ''
  const rendered = await Promise.all(
    ['Mobile', 'Desktop'].map((userAgent) => renderAs(userAgent, code, names)),
  )
  return rendered.flat()
}

async function renderAs(userAgent: string, code: string, names: readonly RouteName[]): Promise<Rendered[]> {
  const require = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`
  const source = `${require}${browser(userAgent)}${code}`
  const worker = new Worker(
    new URL(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`),
    {
      workerData: { names },
    },
  )
  const [rendered] = await once(worker, 'message')
  // What the app's modules began in it would keep the build from ending.
  await worker.terminate()
  return rendered
}
