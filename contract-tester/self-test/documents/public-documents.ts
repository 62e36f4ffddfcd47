import { fileURLToPath } from 'node:url'

/** A document that was written for other purposes, and what is truly wrong with what Prism answers from it. */
export interface PublicDocument {
  /** Its file in the package `@readme/oas-examples` (MIT), or beside this one. */
  readonly file: string
  /** How many operations Prism was seen to serve. */
  readonly operations: number
  /** Rule and operation of what its own examples break. */
  readonly broken?: readonly string[]
}

/** Documents of others, served by `prism mock`. */
export const publicDocuments: readonly PublicDocument[] = [
  { file: './museum.yaml', operations: 8 },
  { file: '3.0/json/petstore.json', operations: 20 },
  { file: '3.0/json/petstore-expanded.json', operations: 4 },
  { file: '3.0/json/uspto.json', operations: 3 },
  { file: '3.0/json/link-example.json', operations: 6 },
  { file: '3.0/json/parameters-common.json', operations: 5 },
  { file: '3.0/json/response-examples.json', operations: 2 },
  { file: '3.1/json/petstore.json', operations: 20 },
  {
    file: '3.1/json/train-travel.json',
    operations: 7,
    // Its example of an answer has a security code of a card, which the schema marks as only for writing.
    broken: ['writeOnly create-booking-payment'],
  },
]

/** One of 120 operations, for the benchmark alone. */
export const largePublicDocument: PublicDocument = { file: '3.0/json/star-trek.json', operations: 120 }

/** Where a public document is installed. */
export const fileOf = ({ file }: PublicDocument): string =>
  fileURLToPath(
    file.startsWith('./')
      ? new URL(file, import.meta.url)
      : import.meta.resolve(`@readme/oas-examples/${file}`),
  )

/**
 * What `prism mock` truly does not do: it takes any token, names no methods with a 405, and never answers a body that
 * does not parse.
 */
export const prismDepartures = ['authForged', 'allow', 'acceptsMalformed'] as const
