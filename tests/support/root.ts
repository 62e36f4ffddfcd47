import { join } from 'node:path'

/** The repository's root folder, with a slash at its end. */
export const root = join(import.meta.dirname, '../../')
