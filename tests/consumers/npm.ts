import { execFileSync } from 'node:child_process'

/** Runs npm in a folder, without the scripts of packages, and answers what it printed. */
export const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  })
