import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { components, paths } = JSON.parse(
  readFileSync(new URL('dist/openapi.json', import.meta.url), 'utf8'),
) as {
  components: Record<string, object>
  paths: Record<string, Record<string, { operationId: string; 'x-sdk-name'?: string }>>
}

test('no two operations share a name in the SDK', () => {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const names = operations.flatMap(({ operationId, 'x-sdk-name': name }) =>
    name === undefined ? [operationId] : [operationId, name],
  )
  expect(names.length).toBeGreaterThan(operations.length)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

// Some generators write all components into one index, where a parameter and a schema of the same name collide.
test('no schema shares its name with a component of another kind', () => {
  const { schemas = {}, ...others } = components
  const shared = Object.entries(others).flatMap(([kind, named]) =>
    Object.keys(named)
      .filter((name) => name in schemas)
      .map((name) => `${kind}/${name}`),
  )
  expect(Object.keys(schemas).length).toBeGreaterThan(50)
  expect(shared).toEqual([])
})
