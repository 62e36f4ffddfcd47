import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder at one moment, by name. */
export type DiskImage = Map<string, Buffer>

/** A file of a folder; empty when there is none. */
export const readOf = (dir: string, name: string): Buffer =>
  existsSync(join(dir, name)) ? readFileSync(join(dir, name)) : Buffer.alloc(0)

/** Takes the files of a folder as they are. */
export const takeImage = (dir: string): DiskImage =>
  new Map(existsSync(dir) ? readdirSync(dir).map((name) => [name, readOf(dir, name)]) : [])

/** Makes a folder what it was. */
export const putImage = (dir: string, image: DiskImage): void => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const [name, bytes] of image) writeFileSync(join(dir, name), bytes)
}
