import { execFileSync } from 'node:child_process'

/** Installs packages of Debian, as root. */
export const installFromDebian = (packages: readonly string[]): void => {
  if (process.getuid?.() !== 0)
    throw new Error(`Install ${packages.join(', ')} of Debian first, or run this as root once.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: 'ignore',
  })
}
