import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Operator } from '#config/operator.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SocialLinks } from './social-links.tsx'

const build = vi.hoisted(() => ({ operator: undefined as Pick<Operator, 'social'> | undefined }))
vi.mock('#config/operator.ts', async (original) => ({
  ...(await original<object>()),
  get operator() {
    return build.operator
  },
}))

const ofApi = [{ name: 'YouTube', url: 'https://video.example/api' }]

/** Shows the links of a build; answers how often the API was asked for its own. */
async function show(operator: typeof build.operator) {
  build.operator = operator
  const asked = vi.fn(() => ({ result: { key: 'social.links', value: ofApi } }))
  renderWithBackend(
    <>
      <SocialLinks />
      <p>below</p>
    </>,
    { answers: { getParamByKey: asked } },
  )
  await screen.findByText('below')
  return asked
}
const shown = () =>
  within(screen.getByRole('navigation', { name: 'Our pages elsewhere' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

beforeEach(() => startTestI18n())

it('links the pages that the file of the operator names, and does not ask the API for others', async () => {
  const asked = await show({
    social: [{ name: 'Mastodon', url: 'https://social.example.org/@nordfeld' }],
  })
  expect(shown()).toEqual([['Mastodon', 'https://social.example.org/@nordfeld']])
  expect(asked).not.toHaveBeenCalled()
})

it('links none where the file of the operator has an empty list', async () => {
  const asked = await show({ social: [] })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['the file of the operator names none', {}],
  ['the build is the sandbox', undefined],
])('links the pages that the API names where %s', async (_, operator) => {
  await show(operator)
  await screen.findByRole('navigation', { name: 'Our pages elsewhere' })
  expect(shown()).toEqual([['YouTube', 'https://video.example/api']])
})
