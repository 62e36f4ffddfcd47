import type { Media } from '../../document/operation.ts'
import { stepsOf } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { shorten } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'
import { checkUndeclared } from './check-undeclared.ts'

const isJson = (type: string) => /[/+]json\b/i.test(type)

/** The body of an answer is whole, parses, and fits its schema. */
export function checkBody(run: Run, exchange: Exchange, media: Media, isStrict: boolean): void {
  const { answer } = exchange
  const type = answer.headers.get('content-type') ?? ''
  if (!isJson(type)) return
  if (answer.json === undefined) {
    run.report(exchange, {
      rule: 'body',
      where: media.pointer,
      expected: 'a body that is JSON',
      got: answer.text === '' ? 'an empty body' : shorten(answer.text.slice(-80)),
    })
    return
  }
  if (media.schemaPointer === undefined) return
  for (const { pointer, at, message } of run.validator.answer(media.schemaPointer, answer.json))
    run.report(exchange, {
      rule: 'schema',
      where: pointer,
      expected: `${at === '' ? 'the body' : at} ${message}`,
      got: shorten(JSON.stringify(partAt(answer.json, stepsOf(`#${at}`)))),
    })
  if (isStrict) checkUndeclared(run, exchange, media.schemaPointer)
}
