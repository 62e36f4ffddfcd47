import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/**
 * Makes `src/early.ts` a script of its own before the app's. As a part of the app it would run when all files of the
 * first load are there, and the first page would be asked for only then.
 */
export function earlyEntry(): Plugin {
  let base = '/'
  return {
    name: 'swx-early-entry',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: { input: { index: pathOf('index.html'), early: pathOf('src/early.ts') } },
      },
    }),
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const early = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === 'early',
        )
        if (!early) throw new Error('The build has no script "early".')
        return html.replace(
          '<script type="module"',
          `<script type="module" crossorigin src="${base}${early.fileName}"></script>\n    $&`,
        )
      },
    },
  }
}
