// The notices of the packages that a bundle contains: their licences ask that these texts go with the bundle.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PackageFile {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

/** Name of the file with the notices, which is put beside a bundle. */
export const noticesFile = 'third-party-licenses.txt'

const isNotice = (file: string) => /^(licen[cs]e|copying|notice)/i.test(file)

const read = (folder: string): PackageFile => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder of the installed package that a module is part of. */
const folderOf = (module: string): string[] =>
  module.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/) ?? []

/** The text of the MIT licence, for packages that only name it. */
const mit = (owner: string) => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

function noticeOf(folder: string): string {
  const { name = '', version, license = 'unknown', author } = read(folder)
  const texts = readdirSync(folder)
    .filter(isNotice)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const owner =
    (typeof author === 'object' ? author.name : author?.replace(/ <.*/, '')) ?? `the authors of ${name}`
  if (texts.length === 0 && license === 'MIT') texts.push(mit(owner))
  if (texts.length === 0) throw new Error(`${name} ${version} (${license}) brings no text of its licence.`)
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/**
 * The notices of all packages that the modules are parts of, each once, in the order of their names.
 *
 * @param modules paths of the modules that a bundle was made of; those of this repository are passed over
 * @throws Error when a package brings no text of its licence
 */
export function noticesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap(folderOf))
  const notices = new Set([...folders].map(noticeOf))
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return `${['This software carries the following software of others.', ...[...notices].sort()].join(line)}\n`
}
