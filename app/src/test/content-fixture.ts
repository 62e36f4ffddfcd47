import type { FakeAnswer } from './answer-handlers.ts'

/** Texts as the server lists them: one of each kind. */
export const sampleContents = [
  { id: 'c-201', title: 'About us', type: 1, topic: 'about' },
  { id: 'c-202', title: 'How the products work', type: 1, topic: 'products' },
  { id: 'c-213', title: 'Licence supervision', type: 1, topic: 'supervision' },
  { id: 'c-214', title: 'Company profile', type: 1, topic: 'profile' },
  { id: 'c-205', title: 'Privacy policy', type: 2, topic: 'privacy' },
  { id: 'c-206', title: 'Terms of use', type: 2, topic: 'terms' },
  { id: 'c-209', title: 'Risk warning', type: 3, topic: 'risk' },
  { id: 'c-217', title: 'Legal information', type: 3, topic: 'legal' },
  {
    id: 'c-220',
    title: 'What is the security password for?',
    type: 4,
    group: 'account',
    topic: 'securityPassword',
  },
  {
    id: 'c-223',
    title: 'How long does a withdrawal take?',
    type: 4,
    group: 'payments',
    topic: 'withdrawalTime',
  },
  { id: 'c-224', title: 'What does a withdrawal cost?', type: 4, group: 'payments', topic: 'withdrawalCost' },
  { id: 'c-240', title: 'Where is the office?', type: 4, group: 'office' },
  { id: 'c-234', title: 'Plans have new names', type: 5, publishedAt: '2025-12-22T09:00:00.000Z' },
  { id: 'c-233', title: 'This is a sandbox', type: 5, publishedAt: '2025-12-01T00:00:00.000Z', pinned: true },
]

/** A text with its body. */
const contentOf = (id: string, body: string, rest: object = {}) => ({
  id,
  title: 'A text',
  type: 3,
  body,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...sampleContents.find((item) => item.id === id),
  ...rest,
})

/** Answers the list and each text by its id; a text that is not there does not exist. */
export function contentAnswers(
  bodies: Readonly<Record<string, string>> = {},
  items: readonly object[] = sampleContents,
): Record<string, FakeAnswer> {
  const texts = Object.entries(bodies).map(([id, body]): [string, FakeAnswer] => [
    `getContentsById/${id}`,
    () => ({
      result: contentOf(
        id,
        body,
        items.find((item) => 'id' in item && item.id === id),
      ),
    }),
  ])
  return {
    listContents: () => ({ result: items }),
    ...Object.fromEntries(texts),
    getContentsById: () => ({ code: '11020' }),
  }
}
