import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@swx/locales/languages'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()

test.each(languages)(
  'a code asked for in $name is mailed in it, under the label that heads every page',
  async ({ code: language, tag }) => {
    const common = JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8'))
    const world = mockServer.world()
    for (const scene of ['register', 'security'])
      await world.call('sendCode', {
        body: { email: 'anna@example.com', scene },
        headers: { 'Accept-Language': `${tag},en;q=0.5` },
      })
    const { messages } = await world.control('getMailbox', { query: { email: 'anna@example.com' } })
    expect(messages).toHaveLength(2)
    for (const { subject, text, code } of messages) {
      expect(text).toContain(common.sandbox.title)
      expect(text).toContain(subject)
      expect(text).toContain(code)
    }
    const english = messages.filter(({ text }) => text.includes('We never ask'))
    expect(english).toHaveLength(language === 'en' ? 2 : 0)
  },
)
