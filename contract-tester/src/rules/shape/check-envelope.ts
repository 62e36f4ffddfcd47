import { isObject } from '../../document/json.ts'
import type { DeclaredAnswer, Media } from '../../document/operation.ts'
import type { Exchange } from '../../http/call.ts'
import { codesOf } from '../../plan/envelope.ts'
import { shorten } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'

/** The properties of envelopes that contain the result. */
const RESULT = /^(result|data|payload|response)$/i

/**
 * The code of an envelope is one that the operation declares for the status, and a success carries its result.
 *
 * @returns whether something was reported; the schema would only say the same in more words
 */
export function checkEnvelope(
  run: Run,
  exchange: Exchange,
  declared: DeclaredAnswer,
  { schemaPointer }: Media,
): boolean {
  const { answer, call } = exchange
  const { envelope, root } = run
  const body = answer.json
  if (envelope === undefined || schemaPointer === undefined || !isObject(body)) return false
  const code = body[envelope.property]
  if (code === undefined || code === null) return false
  const codes = codesOf(root, schemaPointer, envelope.property)
  if (codes !== 'any' && !codes.has(String(code))) {
    const others = (call.operation?.answers ?? []).filter(({ key, media }) =>
      media.some((one) => {
        const found = one.schemaPointer && codesOf(root, one.schemaPointer, envelope.property)
        return key !== declared.key && found && found !== 'any' && found.has(String(code))
      }),
    )
    run.report(exchange, {
      rule: others.length > 0 ? 'envelopeStatus' : 'envelopeCode',
      where: schemaPointer,
      expected:
        others.length > 0
          ? `${envelope.property} ${shorten(code)} under HTTP ${others.map(({ key }) => key).join(' or ')}`
          : `${envelope.property}: ${[...codes].join(', ')}`,
      got: others.length > 0 ? `HTTP ${answer.status}` : shorten(code),
    })
    return true
  }
  if (!envelope.isSuccess(code)) return false
  const lacking = run.validator
    .answer(schemaPointer, body)
    .map(({ at, message }) => /required property '(.+)'$/.exec(at === '' ? message : '')?.[1] ?? at.slice(1))
    .find((name) => RESULT.test(name) && (body[name] === undefined || body[name] === null))
  if (lacking === undefined) return false
  run.report(exchange, {
    rule: 'envelopeResult',
    where: schemaPointer,
    expected: `${lacking} beside ${envelope.property} ${shorten(code)}`,
    got: body[lacking] === null ? 'null' : 'nothing',
  })
  return true
}
