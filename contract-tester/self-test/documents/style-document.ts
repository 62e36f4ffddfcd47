import type { ApiDocument } from '../../src/document/api-document.ts'
import type { JsonObject } from '../../src/document/json.ts'
import { documentFrom } from '../../src/document/load-document.ts'
import type { Style } from './style.ts'
import { collectionItem, oneItem } from './style-paths.ts'
import { thingSchemas } from './style-schemas.ts'

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
