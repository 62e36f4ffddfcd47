import type { Reply } from '../contract/reply.ts'
import type { Stub } from '../faults/stub.ts'

/** What a stub answers. */
export const stubReply = ({ answer, status = 200, delayMs }: Stub): Reply => ({
  status,
  code: answer.code ?? String(status),
  msg: answer.msg ?? '',
  result: answer.result ?? null,
  ...(delayMs === undefined ? {} : { fault: { delayMs } }),
})
