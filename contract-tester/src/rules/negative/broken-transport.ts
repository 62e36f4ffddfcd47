import { callOf, mediaFor } from '../../plan/call-of.ts'
import { wordsOf } from '../../report/words.ts'
import type { RuleGroup } from '../rule-group.ts'

/** A JSON operation refuses a body of another media type, and one that does not parse. */
export const brokenTransport: RuleGroup = {
  name: 'malformed bodies',
  async check(run, operation) {
    const media = mediaFor(operation)
    if (media === undefined || !/json/.test(media.type) || (operation.isRead && operation.method === 'GET'))
      return
    const input = await run.inputFor(operation)
    if (input?.body === undefined) return
    const call = callOf(operation, input)
    const text = call.body?.text ?? '{}'
    const takesText = operation.body?.media.some(({ type }) => /^(text|\*)\//.test(type))
    const malformed =
      run.isChecked('acceptsMalformed') &&
      (await run.send(
        { ...call, body: { type: media.type, text: text.slice(0, -1) || '{', value: input.body } },
        'malformed',
      ))
    if (malformed && run.outcome(malformed) === 'done')
      run.report(malformed, {
        rule: 'acceptsMalformed',
        where: media.pointer,
        expected: 'an error for a body that is no JSON',
        got: wordsOf(malformed),
      })
    if (takesText) return
    const plain = await run.send(
      { ...call, body: { type: 'text/plain', text, value: input.body } },
      'malformed',
    )
    if (plain && run.outcome(plain) === 'done')
      run.report(plain, {
        rule: 'acceptsMediaType',
        where: `${operation.body?.pointer}/content`,
        expected: 'an error for text/plain',
        got: wordsOf(plain),
      })
  },
}
