/** One line of the error catalogue. */
export interface CatalogueEntry {
  readonly code: string
  /** The name under which apps keep the translated text. */
  readonly key: string
  readonly origin: 'specification' | 'extension'
  readonly kind: 'success' | 'error'
  /** The HTTP status of answers with this code, if it is not 200. */
  readonly http?: string
}
