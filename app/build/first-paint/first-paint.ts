import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LanguageCode, languages } from '@swx/locales/languages'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import type { FirstPaint } from '../../src/shell/first-paint/first-paint-of.ts'
import { renderFirstPaint } from './render.ts'
import { type Namespaces, slotsOf, textOfSlot } from './text-slots.ts'
import { tidyMarkup } from './tidy-markup.ts'

const locales = fileURLToPath(new URL('../../../locales/', import.meta.url))
const source = fileURLToPath(new URL('../../src/shell/first-paint/first-paint.ts', import.meta.url))

function textsOf(code: string): Namespaces {
  const read = (name: string) => JSON.parse(readFileSync(`${locales}${code}/${name}.json`, 'utf8'))
  return { common: read('common'), home: read('home') }
}

/** Markup with numbers for slots, and by language what belongs there. */
function numberSlots(markup: FirstPaint['markup']): Pick<FirstPaint, 'markup' | 'texts'> {
  const found: string[] = []
  const numbered = JSON.stringify(markup).replace(/⟦([^⟧]+)⟧/g, (_, slot: string) => {
    if (!found.includes(slot)) found.push(slot)
    return `⟦${found.indexOf(slot)}⟧`
  })
  const texts = languages.map(({ code }) => {
    const own = textsOf(code)
    return [code, found.map((slot) => textOfSlot(own, slot))]
  })
  return {
    markup: JSON.parse(numbered),
    texts: Object.fromEntries(texts) as Record<LanguageCode, readonly string[]>,
  }
}

async function scriptOf(defaultLanguage: string): Promise<string> {
  const { markup, tabs, plain } = await renderFirstPaint(slotsOf(textsOf('en')))
  const tidy = (device: keyof FirstPaint['markup']) =>
    Object.fromEntries(
      Object.entries(markup[device]).map(([kind, one]) => [kind, tidyMarkup(one, kind === 'home')]),
    ) as FirstPaint['markup']['mobile']
  const firstPaint: FirstPaint = {
    ...numberSlots({ mobile: tidy('mobile'), desktop: tidy('desktop') }),
    tabs,
    plain,
    defaultLanguage,
  }
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    define: { __FIRST_PAINT__: JSON.stringify(firstPaint) },
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Writes the script that paints before the app's code arrives, and its place in the page. What it paints is rendered
 * from the app's own components.
 */
export function firstPaint(defaultLanguage: string): Plugin {
  let script = ''
  let fileName = ''
  return {
    name: 'swx-first-paint',
    apply: 'build',
    async buildStart() {
      script = await scriptOf(defaultLanguage)
      fileName = `assets/first-paint-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'body' }],
  }
}
