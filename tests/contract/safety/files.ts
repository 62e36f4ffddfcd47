import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesFile } from '../../../scripts/third-party.ts'
import { root } from '../../support/root.ts'

/** A text file and what is in it. */
export interface TextFile {
  /** The path from the root of the repository. */
  readonly path: string
  readonly text: string
}

const isText = (path: string) => /\.([cm]?[jt]sx?|json|ya?ml|md|html|css|svg|txt|webmanifest|map)$/.test(path)
const read = (path: string): TextFile => ({ path, text: readFileSync(join(root, path), 'utf8') })

/** The committed text files below some folders, without tests. */
export function sources(...folders: string[]): TextFile[] {
  return execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => isText(path) && existsSync(join(root, path)))
    .map(read)
}

/**
 * The text files of a build, without the licences of others: those name hosts, and nothing loads them.
 * @throws Error when it is not there: a scan of nothing would find nothing
 */
export function bundle(folder: string): TextFile[] {
  if (!existsSync(join(root, folder)))
    throw new Error(`${folder} is not built: run "npm run build" of its package first.`)
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => isText(path) && path !== noticesFile)
    .map((path) => read(`${folder}/${path}`))
}

/** Every match of a pattern, as `path: match`. */
export const matches = (files: readonly TextFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(
      ([match]) => `${path}: ${match}`,
    ),
  )
