import type { JsonObject } from '../../src/document/json.ts'
import { type ApiDocument, documentFrom } from '../../src/document/load-document.ts'
import { collectionItem, oneItem } from './style-paths.ts'
import { thingSchemas } from './style-schemas.ts'

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

const schemes: Readonly<Record<Exclude<Style['auth'], 'none'>, JsonObject>> = {
  bearer: { type: 'http', scheme: 'bearer' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
}

/** A document with one resource, written in a style. */
export function styleDocument(style: Style): ApiDocument {
  const { name, version, path, auth, base } = style
  const document: JsonObject = {
    openapi: version,
    info: { title: name, version: '1' },
    servers: [{ url: `http://localhost${base ?? ''}` }],
    paths: { [path]: collectionItem(style), [`${path}/{id}`]: oneItem(style) },
    components: {
      schemas: thingSchemas(style),
      ...(auth === 'none' ? {} : { securitySchemes: { key: schemes[auth] } }),
    },
    ...(auth === 'none' ? {} : { security: [{ key: [] }] }),
  }
  return documentFrom(document, name)
}
