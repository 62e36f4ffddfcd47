import { isObject, type Json } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { shorten } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import { declaredNames } from '../../schema/declared-names.ts'

/** With `--strict`: properties that no part of the schema declares. Without it they are allowed, as in JSON Schema. */
export function checkUndeclared(run: Run, exchange: Exchange, schemaPointer: string): void {
  const names = declaredNames(run.root, follow(run.root, schemaPointer).value)
  if (names.isOpen) return
  const visit = (value: Json | undefined, at: string): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, `${at}/${index}`)
    if (!isObject(value)) return
    for (const [name, part] of Object.entries(value)) {
      if (names.all.has(name)) visit(part, `${at}/${name}`)
      else
        run.report(exchange, {
          rule: 'undeclared',
          where: `${schemaPointer}/properties`,
          expected: 'declared properties only',
          got: `${at}/${name}: ${shorten(part)}`,
        })
    }
  }
  visit(exchange.answer.json, '')
}
