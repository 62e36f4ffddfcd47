import { isObject, type Json } from '../../document/json.ts'
import type { Media } from '../../document/operation.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import type { Run } from '../../run/run.ts'
import { declaredNames } from '../../schema/declared-names.ts'
import { mergedSchema } from '../../schema/merged-schema.ts'

const SECRET =
  /^_*(user)?_?(pass(word|wd|phrase|code)?|pwd)(_?(hash|digest|salt))?$|^(hash(ed)?_?password|salt|secret|client_?secret|(private|secret|api|access|encryption)_?key|pin|pin_?code|cvv2?|cvc|ssn|otp|(totp|mfa)_?secret|security_?(password|answer)|refresh_?token|session_?token|seed_?phrase|mnemonic)$/i

/** No answer shows what is only for writing, or an undeclared property that is named like a secret. */
export function checkSecrets(run: Run, exchange: Exchange, media: Media): void {
  if (media.schemaPointer === undefined) return
  const schema = follow(run.root, media.schemaPointer).value
  const names = declaredNames(run.root, schema)
  const visit = (value: Json | undefined, at: string, declared: Json | undefined): void => {
    const shape = mergedSchema(run.root, declared)
    if (Array.isArray(value))
      for (const [index, one] of value.slice(0, 50).entries()) visit(one, `${at}/${index}`, shape.items)
    if (!isObject(value)) return
    // In a map, names are data.
    const isMap = isObject(shape.additionalProperties)
    for (const [name, part] of Object.entries(value)) {
      const isShown = part !== null && typeof part !== 'boolean' && part !== ''
      if (isShown && names.writeOnly.has(name))
        run.report(exchange, {
          rule: 'writeOnly',
          where: `${media.pointer}/schema`,
          expected: `no ${name}, which is only for writing`,
          got: `${at}/${name}`,
        })
      else if (isShown && !isMap && SECRET.test(name) && !names.all.has(name))
        run.report(exchange, {
          rule: 'secret',
          where: `${media.pointer}/schema`,
          expected: `no undeclared property named ${name}`,
          got: `${at}/${name}`,
        })
      visit(part, `${at}/${name}`, isObject(shape.properties) ? shape.properties[name] : undefined)
    }
  }
  visit(exchange.answer.json, '', schema)
}
