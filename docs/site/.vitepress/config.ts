import { join } from 'node:path'
import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import ts from 'typescript'
import { defineConfig } from 'vitepress'
import { groups } from '../pages.ts'
import { keepOffline } from '../stage/offline.ts'
import { referenceSidebar } from '../stage/reference.ts'
import { editAddress } from '../stage/repository.ts'
import { versionOf } from '../stage/versions.ts'

const root = join(import.meta.dirname, '../../..')
const editPattern = editAddress(root, process.env.DOCS_EDIT_URL)
const linkOf = (path: string): string => `/${path.replace(/(index)?\.md$/, '')}`

export default defineConfig({
  title: 'SWX documents',
  description: 'Guides and API reference of SWX: SDK, mock server, contract tester and operator build.',
  lang: 'en-GB',
  base: '/docs/',
  srcDir: '.pages',
  // Copies of the pages as plain Markdown.
  srcExclude: ['public/**'],
  cacheDir: 'dist/cache',
  // A page of the reference is up to a megabyte of types: what is asked for is loaded, not what is in sight.
  router: { prefetchLinks: false },
  transformPageData: (page) => ({ filePath: page.frontmatter.source }),
  ignoreDeadLinks: [/^https?:\/\/(127\.0\.0\.1|localhost)/],
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [
      transformerTwoslash({
        explicitTrigger: true,
        twoslashOptions: {
          vfsRoot: root,
          tsModule: ts,
          compilerOptions: {
            strict: true,
            noUncheckedIndexedAccess: true,
            target: ts.ScriptTarget.ESNext,
            module: ts.ModuleKind.ESNext,
            moduleResolution: ts.ModuleResolutionKind.Bundler,
            jsx: ts.JsxEmit.ReactJSX,
            types: ['node'],
          },
        },
      }),
    ],
    languages: ['ts', 'tsx', 'js', 'sh', 'json', 'yaml', 'html'],
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    ...(editPattern && { editLink: { pattern: editPattern, text: 'Edit this page' } }),
    contract: versionOf(root),
    nav: [
      { text: 'First steps', link: '/first-steps' },
      { text: 'SDK', link: '/sdk/' },
      { text: 'Mock server', link: '/mock-server/' },
      { text: 'Contract tester', link: '/contract-tester/' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: [
      // A group that folds is a link too: else its heading would be a button with a button in it.
      ...groups.map(({ text, pages, folds }) => ({
        text,
        ...(folds ? { collapsed: true, link: linkOf(folds) } : {}),
        items: pages.map(({ title, path }) => ({ text: title, link: linkOf(path) })),
      })),
      ...referenceSidebar(root),
    ],
  },
  buildEnd: ({ outDir }) => keepOffline(outDir),
})
