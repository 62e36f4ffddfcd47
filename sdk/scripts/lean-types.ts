/** Removes the comments of a part of a file of types. */
const withoutComments = (text: string) => text.replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '')

/** A block that begins with a line such as `interface paths {` and ends with its brace. */
const block = (name: string) => new RegExp(`^(?:export )?interface ${name} \\{[\\s\\S]*?^\\}`, 'm')

/**
 * Exports where the names are declared, instead of all of them once more in a list. What has another name outside, or
 * comes from another file, stays in the list, which also says that nothing else is exported.
 */
function exportedInPlace(text: string): string {
  const lists = /^export (?:type )?\{([^}]*)\};$/gm
  const names = [...text.matchAll(lists)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  )
  const declared = new Set<string>()
  const wanted = new Set(names)
  const inPlace = text.replace(
    /^(?:declare (?:abstract )?(?:const|function|class)|type|interface) (\w+)\b/gm,
    (start, name: string) => {
      if (!wanted.has(name)) return start
      declared.add(name)
      return `export ${start}`
    },
  )
  const left = names.filter((name) => !declared.has(name))
  return `${inPlace.replace(lists, '').trimEnd()}\nexport { ${left.join(', ')} };\n`
}

const envelope =
  /^(\w+): \{\ncode: (.*);\nmsg: Schemas\["Message"\];\nresult: ([^;{]*|\{[^}]*\});\ntraceId: Schemas\["TraceId"\];\nserverTime: Schemas\["ServerTime"\];\n\};/gm

/** What the contract's types say again and again, said once: the way to the schemas, and the fields of an envelope. */
function saidOnce(contract: string): string {
  if (!contract.includes('\nexport interface components {')) return contract
  return `${contract
    .replaceAll('components["schemas"][', 'Schemas[')
    .replace(envelope, '$1: Envelope<$2, $3>;')
    .replace(/^\/\*\* .*: (?:done|refused, and nothing changed)\. \*\/\n/gm, '')}
type Schemas = components["schemas"];
/** What every answer is, success or refusal; the empty part keeps editors from showing this name for its fields. */
type Envelope<Code, Result> = {
code: Code;
msg: Schemas["Message"];
result: Result;
traceId: Schemas["TraceId"];
serverTime: Schemas["ServerTime"];
} & {};
`
}

/**
 * Types as they are published: without indentation, and without what is said elsewhere. Operations are described where
 * they are called, as functions and hooks; fields of the entities keep their descriptions.
 */
export function leanTypes(text: string): string {
  const lean = exportedInPlace(text)
    .replace(/^import '\..*\n/gm, '')
    .replace(/^export \{[^}]*\} from '\.\/schema-names\.js';$/m, "export * from './schema-names.js';")
    .replace(block('paths'), withoutComments)
    .replace(block('operations'), withoutComments)
    .replace(/^ *\w+(?:Answer|Refused|Problem): \{[\s\S]*?^ {8}\};/gm, withoutComments)
    .replace(/^\/\*\* (?:The key of \{@link .*|.*(?:; suspends|, page after page)\.) \*\/\n/gm, '')
    .replace(/^\s*\* (?:@(?:enum|default|example|constant|summary) .*|Format: .*)\n/gm, '')
    .replace(/^\s*(?:put|delete|options|head|patch|trace|cookie)\?: never;\n/gm, '')
    .replaceAll('@description ', '')
    .replace(/^ *\/\*\*\n\s*\*\/\n/gm, '')
    .replace(/^[ \t]+(?!\*)/gm, '')
    .replace(/^[ \t]+\*/gm, ' *')
  return saidOnce(lean)
}
