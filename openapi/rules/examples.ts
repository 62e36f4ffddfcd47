import { catalogue } from './catalogue.ts'
import { codesOf, operationRule, outcomesOf } from './operation.ts'

export const everyCodeHasExample = operationRule((subject) => {
  const { operation, deref, report } = subject
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    if (Object.keys(media.examples ?? {}).length === 0)
      report(
        `The ${type} request has a named example: "examples: { mei: { summary: Mei signs in, value: { … } } }".`,
        ['requestBody'],
      )
  }
  const examples = Object.values(
    deref(operation.responses?.['200']?.content?.['application/json']?.examples ?? {}),
  )
  const shown = new Set(examples.map((example) => example?.value?.code))
  for (const code of outcomesOf(subject).flatMap(codesOf)) {
    const key = catalogue.get(code)?.key ?? 'name'
    if (!shown.has(code))
      report(
        `Code ${code} has an example: "${key}: { summary: …, value: { code: "${code}", … } }" in responses 200.`,
      )
  }
  for (const example of examples) {
    if (!example?.summary) report('An example has a summary that tells its story: "summary: Mei is back".')
  }
})

/** Parameters that a caller must think about show a value. */
export const requiredParameterHasExample = operationRule(({ operation, deref, report }) => {
  for (const parameter of deref(operation.parameters ?? [])) {
    if (parameter.required === true && parameter.example === undefined)
      report(`Required parameter ${parameter.name} shows a value: "example: EURUSD".`)
  }
})
