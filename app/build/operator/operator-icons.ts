import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { OperatorIcons } from '../../src/config/operator.ts'
import { neutralPng, neutralSvg } from './neutral-icon.ts'

/** The files of a build that are icons, by the name the operator's file gives them, with the size of a picture. */
const files = {
  svg: ['icon.svg', 0],
  png180: ['icon-180.png', 180],
  png192: ['icon-192.png', 192],
  png512: ['icon-512.png', 512],
  maskable512: ['icon-maskable-512.png', 512],
} as const

const signature = '89504e470d0a1a0a'

function readIcon(folder: string, name: keyof typeof files, path: string): Buffer {
  const size = files[name][1]
  let picture: Buffer
  try {
    picture = readFileSync(resolve(folder, path))
  } catch {
    throw new Error(`  - icons.${name} names ${path}, which cannot be read`)
  }
  if (size === 0) {
    if (!/<svg\b/.test(picture.toString('utf8'))) throw new Error(`  - icons.${name}: ${path} is no SVG`)
    return picture
  }
  const isPng = picture.subarray(0, 8).toString('hex') === signature
  if (!isPng || picture.readUInt32BE(16) !== size || picture.readUInt32BE(20) !== size)
    throw new Error(`  - icons.${name}: ${path} is no PNG of ${size} × ${size} pixels`)
  return picture
}

/**
 * The icons of an operator's build: its own, or a neutral one; never those of the sandbox.
 *
 * @param folder where the operator's file lies, which its paths start from
 * @throws Error that names the icon that is missing or has another size.
 */
export function operatorIcons(
  icons: OperatorIcons | undefined,
  folder: string,
): Record<string, Buffer | string> {
  const names = Object.keys(files) as (keyof typeof files)[]
  return Object.fromEntries(
    names.map((name) => {
      const [file, size] = files[name]
      if (icons) return [file, readIcon(folder, name, icons[name])]
      return [file, size === 0 ? neutralSvg : neutralPng(size)]
    }),
  )
}
