/** A project that uses the packed SDK, and what shows that it works. */
export interface Project {
  readonly name: string
  readonly folder: string
  /** A package without which it is left out. */
  readonly needs?: string
  /** What runs, after the path of a Node; a file of `node_modules` begins with its package. */
  readonly command: (place: Place) => readonly [file: string, ...args: string[]]
  readonly shows: RegExp
  /** What must not be printed. */
  readonly never?: RegExp
}

/** Where projects run. */
export interface Place {
  readonly node: string
  readonly baseUrl: string
  /** A file of an installed package. */
  readonly installed: (path: string) => string
  /** The program of Bun for this machine. */
  readonly bun: string
}

const failingLine = /insufficientBalance[\s\S]*buyMyPlan[\s\S]*failing-buy\.mjs:7/

/** Every way of use that the SDK promises. */
export const projects: readonly Project[] = [
  {
    name: 'ES module',
    folder: 'plain',
    command: ({ node, baseUrl }) => [node, 'use.mjs', baseUrl],
    shows: /^EURUSD/,
  },
  {
    name: 'CommonJS',
    folder: 'plain',
    command: ({ node, baseUrl }) => [node, 'use.cjs', baseUrl],
    shows: /^EURUSD/,
  },
  {
    name: 'a failing buy shows the line that called',
    folder: 'plain',
    command: ({ node, baseUrl }) => [node, 'failing-buy.mjs', baseUrl],
    shows: failingLine,
  },
  {
    name: 'Vite and React',
    folder: 'vite',
    command: ({ node, installed }) => [node, installed('vite/bin/vite.js'), 'build'],
    shows: /built in/,
    never: /warn/i,
  },
  {
    name: 'server rendering',
    folder: 'server',
    command: ({ node, baseUrl }) => [node, 'render.mjs', baseUrl],
    shows: /<p>EURUSD<\/p>/,
  },
  {
    name: 'webpack with source-map-loader',
    folder: 'webpack',
    command: ({ node, installed }) => [node, installed('webpack/bin/webpack.js')],
    shows: /compiled successfully/,
    never: /warning/i,
  },
  {
    name: 'Deno',
    folder: 'plain',
    command: ({ node, installed, baseUrl }) => [
      node,
      installed('deno/bin.cjs'),
      ...['run', '--allow-net', '--allow-env', '--allow-read', '--node-modules-dir=manual'],
      ...['failing-buy.mjs', baseUrl],
    ],
    shows: failingLine,
  },
  {
    name: 'Bun',
    folder: 'plain',
    command: ({ bun, baseUrl }) => [bun, 'run', 'failing-buy.mjs', baseUrl],
    shows: failingLine,
  },
  {
    name: 'the mock server as a command',
    folder: 'plain',
    needs: '@swx/mock-server',
    command: ({ node, installed }) => [node, installed('@swx/mock-server/dist/cli.js'), '--help'],
    shows: /mock server of SWX/,
  },
  {
    name: 'the contract tester as a command',
    folder: 'plain',
    needs: 'swx-contract',
    command: ({ node, installed }) => [node, installed('swx-contract/dist/cli.js'), '--help'],
    shows: /--base-url URL/,
  },
]
