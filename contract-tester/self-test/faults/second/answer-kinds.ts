import type { Operation } from '../../../src/document/operation.ts'
import { follow } from '../../../src/document/pointer.ts'
import { successMedia } from '../../../src/plan/success-media.ts'
import { sample } from '../../../src/schema/sample.ts'
import { answering } from '../answering.ts'
import type { FaultContext, FaultKind } from '../fault.ts'
import { changeAnswer, withBody } from '../wrappers.ts'

const spoiled = (name: string, change: (text: string) => string, needs = ''): FaultKind => ({
  name,
  layer: 'response',
  faults: (context) =>
    answering(context)
      .filter((one) => shapeOf(context, one).includes(needs))
      .map((operation) =>
        changeAnswer(context, operation, (body, response) =>
          withBody(response, change(JSON.stringify(body))),
        ),
      ),
})

/** A sample of the answer, as text. */
const shapeOf = ({ document: { root } }: FaultContext, operation: Operation): string => {
  const pointer = successMedia(operation)?.schemaPointer
  const schema = pointer === undefined ? {} : follow(root, pointer).value
  return JSON.stringify(sample(root, schema, { direction: 'answer', withExamples: false })).replace(
    /":\d/g,
    '":#',
  )
}

/** Answers in another shape. */
export const answerKinds: readonly FaultKind[] = [
  spoiled('text after the end of the body', (text) => `${text} null]`),
  spoiled('body encoded twice', (text) => JSON.stringify(text)),
  spoiled('body in a list of its own', (text) => `[${text}]`),
  spoiled('first number sent as text', (text) => text.replace(/:(\d+(\.\d+)?)([,}])/, ':"$1"$3'), ':#'),
  spoiled('first list sent as an object', (text) =>
    text.includes('[')
      ? text.replace(/\[/, '{"0":').replace(/\]([^\]]*)$/, '}$1')
      : text.replace('{', '{"x":').replace(/$/, '}'),
  ),
  spoiled('names in another spelling', (text) =>
    text
      .replace(/"([a-z]+)([A-Z])(\w*)":/g, (_, a, b, c) => `"${a}_${b.toLowerCase()}${c}":`)
      .replace(/"(id|title|name|code)":/g, '"$1_":'),
  ),
]
