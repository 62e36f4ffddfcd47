import { ok, refuse } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'

/** Text pages. Contract: `openapi/paths/index.listContents.yaml`, `index.getContentsById.yaml`. */
export const contentHandlers: Handlers = ({ catalogue }, operation) => [
  operation('listContents', async ({ path, language }) =>
    ok(await catalogue.contents.list(path.languageClass, language)),
  ),

  operation('getContentsById', async ({ path, language }) => {
    const content = await catalogue.contents.find(path.id, language, (key) => catalogue.parameter(key)?.value)
    return content ? ok(content) : refuse('11020')
  }),
]
