import { findPage, listPages } from '../../catalogue/contents/contents.ts'
import { error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'

/** Text pages. Contract: `openapi/paths/index.listContents.yaml`, `index.getContentsById.yaml`. */
export const contentHandlers: Handlers = ({ catalogue }, operation) => [
  operation('listContents', async ({ path, language }) =>
    ok(await listPages(catalogue, path.languageClass, language)),
  ),

  operation('getContentsById', async ({ path, language }) => {
    const content = await findPage(catalogue, path.id, language)
    return content ? ok(content) : error('recordNotFound')
  }),
]
