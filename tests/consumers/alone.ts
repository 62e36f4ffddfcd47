import type { Page } from '@playwright/test'
import { buyInNext } from './buy-in-next.ts'

/** A project whose folder holds the packed SDK and its own tools, and no other package. */
export interface LoneProject {
  readonly name: string
  readonly folder: string
  /** The first Node on which its tools run. */
  readonly since?: number
  /** Whether the newest Node is enough, because nothing of it depends on Node. */
  readonly isOnce?: boolean
  /** Whether `npm run build` makes what is then run. */
  readonly isBuilt?: boolean
  /** Programs that are run on the Node being tried. */
  readonly programs?: readonly (readonly [file: string, ...args: string[]])[]
  /** A folder that is opened as a page. */
  readonly page?: string
  /** A server that is started and opened as a page; its port comes last. */
  readonly server?: readonly [file: string, ...args: string[]]
  /** What a user does in the pages of the server; it throws if they do not show what they should. */
  readonly journey?: (page: Page, url: string, backend: string) => Promise<void>
  readonly shows: RegExp
}

/** What `alone/main.js` writes. */
const used = /EURUSD true insufficientBalance 200 32\.83 idle/

/** Every tool that the SDK promises to go through. */
export const loneProjects: readonly LoneProject[] = [
  {
    name: 'esbuild: ES module, CommonJS, split and minified',
    folder: 'esbuild',
    isBuilt: true,
    programs: [['dist/module.mjs'], ['dist/common.cjs'], ['dist/split/main.mjs']],
    shows: used,
  },
  {
    name: 'Rollup: ES module and CommonJS',
    folder: 'rollup',
    isBuilt: true,
    programs: [['dist/main.mjs'], ['dist/main.cjs']],
    shows: used,
  },
  { name: 'webpack, in a browser', folder: 'webpack', isBuilt: true, page: 'dist', shows: used },
  { name: 'Parcel, in a browser', folder: 'parcel', isBuilt: true, page: 'dist', shows: used },
  { name: 'Vite, in a browser', folder: 'vite', isBuilt: true, page: 'dist', shows: used },
  {
    name: "Metro, as React Native's apps are compiled",
    folder: 'metro',
    isBuilt: true,
    programs: [['dist/main.js']],
    shows: used,
  },
  {
    name: 'Next, with the tsconfig that it writes itself',
    folder: 'next',
    isBuilt: true,
    server: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port'],
    journey: buyInNext,
    // What the server wrote, and what the browser shows.
    shows: /<p>EURUSD[\s\S]*\nLog in\n+EURUSD/,
  },
  {
    name: 'a Worker in workerd',
    folder: 'worker',
    since: 22,
    isBuilt: true,
    programs: [['run.mjs']],
    shows: /^EURUSD insufficientBalance/,
  },
  {
    name: "openapi-fetch's own client: ES module and CommonJS",
    folder: 'openapi-fetch',
    programs: [['use.mjs'], ['use.cjs']],
    shows: /^\/swx\/customer\/index\/listMarketByType\nEURUSD/,
  },
  { name: 'jest', folder: 'jest', programs: [['node_modules/jest/bin/jest.js']], shows: /2 passed/ },
  {
    name: 'vitest',
    folder: 'vitest',
    programs: [['node_modules/vitest/vitest.mjs', 'run']],
    shows: /2 passed/,
  },
  {
    name: 'TypeScript 5.0 to 7.0, strict and not, by exports and without',
    folder: 'typescript',
    isOnce: true,
    programs: [['check.mjs']],
    shows: /^0 failures/,
  },
]
