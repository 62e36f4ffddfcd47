import { fileURLToPath } from 'node:url'
import { loadDocument } from '../../src/document/load-document.ts'

const load = (name: string) => loadDocument(fileURLToPath(new URL(name, import.meta.url)))

/** The documents that the rules were written with. */
export const firstDocuments = () => Promise.all([load('first-pets.yaml')])
/** Documents that the rules were not written with. */
export const secondDocuments = () => Promise.all([load('second-library.yaml'), load('second-wallet.yaml')])
