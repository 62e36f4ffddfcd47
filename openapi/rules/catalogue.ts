import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One line of the error catalogue. */
export interface CatalogueEntry {
  code: string
  key: string
  meaning: string
  origin: 'specification' | 'extension'
  kind: 'success' | 'error'
  http?: string
}

const { codes }: { codes: CatalogueEntry[] } = parse(
  readFileSync(join(import.meta.dirname, '..', 'errors.yaml'), 'utf8'),
)

/** The error catalogue by code. */
export const catalogue = new Map(codes.map((entry) => [entry.code, entry]))
