// `node precompress.mjs FOLDER …`: puts a packed copy, *.br and *.gz, beside every text that a build made. Servers hand
// them out to browsers that take them.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.md',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
  '.yaml',
])
/** A stage has its own in place of it, and servers would go on handing out the packed copy of the one before. */
const replaced = 'config.json'
/** Below this, packing costs more than it saves. */
const worthPacking = 1024

async function pack(file) {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

for (const folder of process.argv.slice(2)) {
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => texts.has(extname(name)) && basename(name) !== replaced)
    .map((name) => join(folder, name))
  await Promise.all(files.map(async (file) => (await stat(file)).size >= worthPacking && pack(file)))
}
