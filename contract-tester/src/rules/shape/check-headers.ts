import type { DeclaredAnswer } from '../../document/operation.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { shorten } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import { mergedSchema, typeOf } from '../../schema/merged-schema.ts'

/** Headers that an answer declares as required are there, and those that are there fit. */
export function checkHeaders(run: Run, exchange: Exchange, declared: DeclaredAnswer): void {
  for (const { name, isRequired, schemaPointer, pointer } of declared.headers) {
    const value = exchange.answer.headers.get(name)
    if (value === null) {
      if (isRequired)
        run.report(exchange, { rule: 'header', where: pointer, expected: `the header ${name}`, got: 'none' })
      continue
    }
    if (schemaPointer === undefined) continue
    const schema = mergedSchema(run.root, follow(run.root, schemaPointer).value)
    const [error] = run.validator.answer(schemaPointer, headerValue(value, typeOf(schema)))
    if (error)
      run.report(exchange, {
        rule: 'header',
        where: error.pointer,
        expected: `the header ${name} ${error.message}`,
        got: shorten(value),
      })
  }
}

/** The value that the text of a header stands for. */
function headerValue(text: string, type: string | undefined): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '')
    return Number.isNaN(Number(text)) ? text : Number(text)
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (type === 'array') return text.split(',').map((part) => part.trim())
  return text
}
