/** How an API is written: the choices that servers differ by. */
export interface Style {
  readonly name: string
  readonly version: '3.0.3' | '3.1.0'
  /** Path of the collection, and with it the noun. */
  readonly path: string
  readonly ids: 'integer' | 'uuid' | 'text'
  readonly paging: 'none' | 'offset' | 'page' | 'zeroPage' | 'cursor' | 'jsonapi'
  readonly envelope: 'bare' | 'data' | 'code' | 'jsonapi'
  readonly errors: 'problem' | 'message' | 'list' | 'jsonapi'
  readonly invalid: 400 | 422
  readonly auth: 'none' | 'bearer' | 'header' | 'query' | 'cookie'
  readonly update: 'patch' | 'put'
  readonly created: 200 | 201
  readonly removed: 200 | 204
  readonly hasTotal: boolean
  readonly base?: string
}
