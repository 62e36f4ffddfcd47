import { expect, it } from 'vitest'
import { byMember } from './by-member.ts'

const toneOf = byMember({ OPEN: 'quiet', HALTED: 'warn' }, 'neutral')

it('answers what the table says of a member', () => {
  expect(toneOf('HALTED')).toBe('warn')
})

it.each(['VENDOR_PAUSE', 'toString', '__proto__', ''])('answers the other entry for %j', (member) => {
  expect(toneOf(member as 'OPEN')).toBe('neutral')
})
