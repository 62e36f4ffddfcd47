import type { Plugin } from 'vite'

/** Chunks that every page needs but that are only imported when it has been decided which page. */
const early = ['page-host', 'parts']

/** Names those chunks in `index.html`, so that a browser fetches them beside the frame and not after it. */
export function fetchEarly(): Plugin {
  let base = '/'
  return {
    name: 'swx-fetch-early',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml(_, { bundle = {} }) {
      return early.map((name) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (chunk === undefined) throw new Error(`The build has no chunk called "${name}" to fetch early.`)
        const href = `${base}${chunk.fileName}`
        return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' }
      })
    },
  }
}
