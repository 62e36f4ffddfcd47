import { type Operation, operation } from '../../contract/operation.ts'
import { ok, refuse } from '../../contract/reply.ts'
import type { World } from '../../runtime/world.ts'

/** Text pages. Contract: `openapi/paths/index.listContents.yaml`, `index.getContentsById.yaml`. */
export const contentHandlers = ({ catalogue }: World): readonly Operation[] => [
  operation('listContents', async ({ path, language }) =>
    ok(await catalogue.contents.list(path.languageClass, language)),
  ),

  operation('getContentsById', async ({ path, language }) => {
    const content = await catalogue.contents.find(path.id, language, (key) => catalogue.parameter(key)?.value)
    return content ? ok(content) : refuse('11020')
  }),
]
