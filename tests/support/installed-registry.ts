import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'

const run = promisify(execFile)

interface Installed {
  readonly version: string
  readonly folder: string
}

/** The versions of each package that the lock names and that is installed; the one at the root comes first. */
function installedPackages(): Map<string, Installed[]> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean }>
  }
  const found = new Map<string, Installed[]>()
  const byDepth = Object.entries(lock.packages).sort(([one], [other]) => one.length - other.length)
  for (const [path, { version, link }] of byDepth) {
    const name = path.split('node_modules/').at(-1) ?? ''
    const folder = join(root, path)
    const isPackage = path.includes('node_modules/') && !link && version !== undefined && existsSync(folder)
    if (isPackage) found.set(name, [...(found.get(name) ?? []), { version, folder }])
  }
  return found
}

/** An npm registry on this machine. */
export interface InstalledRegistry {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the installed packages as an npm registry does, so that an installation elsewhere takes the versions of the
 * lock and asks no network.
 */
export async function startInstalledRegistry(): Promise<InstalledRegistry> {
  const packages = installedPackages()
  let url = ''

  const packument = (name: string, versions: readonly Installed[]) => ({
    name,
    'dist-tags': { latest: versions[0]?.version },
    versions: Object.fromEntries(
      versions.map(({ version, folder }) => {
        const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
        const tarball = `${url}-/${encodeURIComponent(name)}/${version}.tgz`
        return [version, { ...manifest, name, version, dist: { tarball } }]
      }),
    ),
  })

  /** npm drops the first folder of a tarball whatever it is called. */
  const tarballOf = async (folder: string): Promise<Buffer> => {
    const name = basename(folder)
    const args = ['-czf', '-', `--exclude=${name}/node_modules`, '-C', dirname(folder), name]
    return (await run('tar', args, { encoding: 'buffer', maxBuffer: 2 ** 28 })).stdout
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname).slice(1)
    const [, asked = path, version] = /^-\/(.+)\/([^/]+)\.tgz$/.exec(path) ?? []
    const versions = packages.get(asked)
    if (versions === undefined) {
      response.writeHead(404, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify({ error: `The repository has no ${asked} installed.` }))
    }
    if (version === undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify(packument(asked, versions)))
    }
    const folder = versions.find((one) => one.version === version)?.folder
    response.writeHead(folder === undefined ? 404 : 200, { 'Content-Type': 'application/octet-stream' })
    response.end(folder === undefined ? '' : await tarballOf(folder))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
