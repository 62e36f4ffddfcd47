import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What an image says of how it is started. */
export interface ImageConfig {
  readonly User: string
  readonly Entrypoint: readonly string[]
  readonly StopSignal: string
  readonly Healthcheck?: { readonly Test: readonly string[] }
}

/** Builds images in a store of its own below `folder`, of which nothing stays on the machine. */
export const createBuildah = (folder: string) => {
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (...args: readonly string[]): string =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim()

  /** Mounts the files of an image; they can be written. */
  const filesOf = (image: string): string => buildah('mount', buildah('from', '--pull-never', image))

  return {
    filesOf,
    /** An image with the files of a folder. */
    fromFolder(image: string, files: string): void {
      const container = buildah('from', 'scratch')
      buildah('add', '--quiet', container, files, '/')
      buildah('commit', '--quiet', '--rm', container, image)
    },
    /** Builds the Dockerfile of a folder on another base than its default. */
    build(image: string, context: string, base: string): void {
      const how = ['--format', 'docker', '--isolation', 'chroot', '--pull-never', '--quiet']
      buildah('build', ...how, '--build-arg', `BASE=localhost/${base}`, '--tag', image, context)
    },
    config: (image: string): ImageConfig =>
      JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config,
  }
}

/** What files take, in MB. */
export const sizeMb = (files: string): number =>
  Math.round(Number(execFileSync('du', ['-sb', files], { encoding: 'utf8' }).split('\t')[0]) / 1e5) / 10
