import { expect, test } from 'vitest'
import { nameLayers } from './layer-order.ts'

test('a stylesheet of components that the browser meets first does not make the reset stronger than them', () => {
  const kit = { type: 'asset', fileName: 'assets/kit.css', source: '@layer components{.cost{display:grid}}' }
  const script = { type: 'chunk', fileName: 'assets/kit.js', code: 'run()' }
  nameLayers({ [kit.fileName]: kit, [script.fileName]: script } as unknown as Parameters<
    typeof nameLayers
  >[0])
  expect(kit.source).toBe(
    '@layer properties,theme,base,components,utilities;@layer components{.cost{display:grid}}',
  )
  expect(script.code).toBe('run()')
})
