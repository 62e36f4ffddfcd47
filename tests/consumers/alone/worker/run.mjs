import { Miniflare } from 'miniflare'

const worker = new Miniflare({
  modules: true,
  scriptPath: 'dist/worker.mjs',
  compatibilityDate: '2026-04-01',
  bindings: { SWX_URL: process.env.SWX_URL },
})
console.log(await (await worker.dispatchFetch('http://127.0.0.1/')).text())
await worker.dispose()
