import { callOf } from '../../plan/call-of.ts'
import { wordsOf } from '../../report/words.ts'
import type { RuleGroup } from '../rule-group.ts'
import { checkKept, checkPacked } from './kept.ts'
import { checkPreflight } from './preflight.ts'
import { checkExposed, checkNoRedirect, checkReadable } from './readable.ts'

/** Each call as a page of the app makes it: the question before it, its answer, and the answer to one whose session is over. */
export const byPage: RuleGroup = {
  name: 'calls of a page',
  async check(run, operation) {
    const { origin } = run
    if (origin === undefined) return
    if (run.isOtherOrigin) await checkPreflight(run, operation, origin)
    const input = operation.isRead ? await run.inputFor(operation) : undefined
    if (input === undefined) return
    const ask = (credentials: 'first' | 'none') => {
      const call = callOf(operation, input, credentials)
      return run.send({ ...call, headers: { ...call.headers, Origin: origin } }, 'probe')
    }
    const read = await ask('first')
    if (read === undefined || !checkNoRedirect(run, read)) return
    const program = read.answer.status === 403 ? await run.call(operation, input, 'probe') : undefined
    if (program !== undefined && program.answer.status !== 403) {
      run.report(read, {
        rule: 'originAllowed',
        where: operation.pointer,
        expected: `the same answer for a page of ${origin} as for a program`,
        got: wordsOf(read),
        advice: `Accept calls whose Origin is ${origin}: a browser always sends it.`,
      })
      return
    }
    checkKept(run, read)
    checkPacked(run, read)
    if (!run.isOtherOrigin) return
    if (checkReadable(run, read, origin)) checkExposed(run, read)
    const refused = operation.needsToken && run.hasToken ? await ask('none') : undefined
    if (refused !== undefined) checkReadable(run, refused, origin)
  },
}
