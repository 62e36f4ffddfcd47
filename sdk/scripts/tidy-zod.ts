const mark = '/*#__PURE__*/ '
const limit = /^export const (\w+) = (-?[\d.]+|new RegExp\(.*\));\n+/gm
const someText = /zod\.string\(\)\.check\(zod\.minLength\((\d+)\)\)\.check\(zod\.maxLength\((\d+)\)\)/g
const anyText = /zod\.string\(\)\.check\(zod\.maxLength\((\d+)\)\)/g
const success =
  /zod\.object\(\{\s*"code": zod\.enum\(\[('\d+')\]\),\s*"msg": Message,\s*"result": (.*),\s*"traceId": TraceId,\s*"serverTime": ServerTime\s*\}\)/g
const schema =
  /^((?:export )?const \w+ = )((?:zod\.|text\(|envelope\()[\s\S]*?)(;?)$(?=\n(?:\n|export|const|$))/gm

/**
 * One file of orval's schemas, shorter: limits stand where they are used instead of among the public names, what occurs
 * everywhere has a short form, and one mark per schema lets bundlers drop it, instead of one per call.
 */
export function tidyZod(file: string): string {
  let tidy = file.replaceAll(mark, '')
  for (const [line, name = '', value = ''] of tidy.matchAll(limit))
    tidy = tidy.replace(line, '').replace(new RegExp(`\\b${name}\\b`, 'g'), () => value)
  tidy = tidy
    .replace(someText, 'text($2, $1)')
    .replace(anyText, 'text($1)')
    .replace(success, 'envelope($1, Message, $2, TraceId, ServerTime)')
    .replace(schema, `$1${mark}(() => $2)()$3`)
  // Defaults are orval's own business.
  tidy = tidy.replace(/^export (const [a-z])/gm, '$1')
  const forms = ['envelope', 'text'].filter((form) => tidy.includes(`${form}(`))
  if (forms.length === 0) return tidy
  return tidy.replace(
    /import \* as zod.*\n/,
    (line) => `${line}import { ${forms.join(', ')} } from '../../zod/short-forms.ts';\n`,
  )
}
