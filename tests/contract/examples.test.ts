import { describe, expect, test } from 'vitest'
import {
  below,
  type ContractExample,
  codesOf,
  examplesAt,
  keysAt,
  operations,
  resolve,
} from './support/document.ts'
import { violations } from './support/schema.ts'

const jsonOf = (pointer: string) => below(pointer, 'content', 'application/json')
const broken = (schema: string, examples: readonly ContractExample[]) =>
  examples.flatMap(({ pointer, value }) =>
    violations(schema, value).map((violation) => ({ pointer, ...violation })),
  )

describe.each(operations)('$id', (operation) => {
  const { pointer } = operation
  const responses = below(pointer, 'responses')

  test('has answers as examples, each valid by its own schema', () => {
    const media = jsonOf(below(responses, '200'))
    const examples = examplesAt(media)
    expect(examples.length).toBeGreaterThan(0)
    for (const status of keysAt(responses)) {
      const place = jsonOf(below(responses, status))
      if (resolve(place).value !== undefined)
        expect(broken(below(place, 'schema'), examplesAt(place))).toEqual([])
    }
  })

  test('shows an example of every code it can answer', () => {
    const shown = keysAt(responses).flatMap((status) =>
      examplesAt(jsonOf(below(responses, status))).map(
        ({ value }) => (value as { code?: string } | null)?.code,
      ),
    )
    expect(codesOf(operation).filter((code) => !shown.includes(code))).toEqual([])
  })

  test('has valid examples of what it is asked', () => {
    const body = below(pointer, 'requestBody')
    if (resolve(body).value !== undefined) {
      const media = jsonOf(body)
      expect(broken(below(media, 'schema'), examplesAt(media))).toEqual([])
    }
    const parameters = resolve(below(pointer, 'parameters'))
    const list = Array.isArray(parameters.value) ? parameters.value : []
    const wrong = list.flatMap((_, index) => {
      const place = resolve(`${parameters.pointer}/${index}`).pointer
      return broken(below(place, 'schema'), examplesAt(place))
    })
    expect(wrong).toEqual([])
  })
})
