import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A public React app that is measured beside ours. */
export interface PeerApp {
  readonly name: string
  /** The repository, and the commit that is built. */
  readonly source: string
  readonly commit: string
  /** The folder of the app in its repository. */
  readonly folder: string
}

/** The apps in the order of the table. All show their first page at `/` without a log-in. */
export const peerApps: readonly PeerApp[] = [
  {
    name: 'bulletproof-react',
    source: 'alan2207/bulletproof-react',
    commit: '9506629',
    folder: 'apps/react-vite',
  },
  { name: 'shadcn-admin', source: 'satnaing/shadcn-admin', commit: 'a6352e7', folder: '.' },
  {
    name: 'TailAdmin',
    source: 'TailAdmin/free-react-tailwind-admin-dashboard',
    commit: 'dbfe4bf',
    folder: '.',
  },
]

/**
 * Where the built files of an app are, in the folder that `BENCH_APPS` names.
 * @throws Error that says how to build the app, when they are not there
 */
export function builtFolder({ name, source, commit, folder }: PeerApp): string {
  const apps = process.env.BENCH_APPS
  const dist = join(apps ?? '', name, folder, 'dist')
  if (apps !== undefined && existsSync(join(dist, 'index.html'))) return dist
  throw new Error(
    `${name} is not built: set BENCH_APPS to a folder with the apps to compare with. In it, clone github.com/${source} ` +
      `as ${name}, check out ${commit}, build it in ${join(name, folder)} with npm install and npx vite build, and ` +
      'pack its files with node scripts/precompress.mjs and the path of dist.',
  )
}
