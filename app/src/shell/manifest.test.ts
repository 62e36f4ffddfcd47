import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeNameOf } from '#config/paths.ts'

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

it('the shortcuts of the installed app lead to pages of it', () => {
  const file = new URL('../../public/manifest.webmanifest', import.meta.url)
  const { shortcuts }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  expect(shortcuts.map(({ url }) => routeNameOf(url.replace('./', '/')))).toEqual([
    'market',
    'plans',
    'deposit',
    'profile',
  ])
})
