/**
 * Builds the documents as one site into `dist/docs`: the guides from where they are, the reference from the bundled
 * contract. A dead link, and a sample that does not compile, end it.
 */
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vitepress'
import { stageGuides } from './stage/guides.ts'
import { stageReference } from './stage/reference.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const target = join(here, '.pages')

rmSync(target, { recursive: true, force: true })
stageGuides(root, target)
stageReference(root, target)
copyFileSync(join(here, 'home.md'), join(target, 'index.md'))
await build(here)
