import { describe, expect, it } from 'vitest'
import { sampleUser } from '../../../test/render-with-backend.tsx'
import { doneSteps } from './guide-steps.ts'

type Accounts = NonNullable<Parameters<typeof doneSteps>[0]>
const accounts = (demo: object = {}, real: object = {}) => {
  const user = sampleUser().accounts
  return { demo: { ...user.demo, ...demo }, real: { ...user.real, ...real } } as unknown as Accounts
}

describe('the steps of the guided demo', () => {
  it('are all ahead of a visitor', () => {
    expect(doneSteps(undefined, false)).toEqual([])
  })

  it('begin with an account', () => {
    expect(doneSteps(accounts(), false)).toEqual(['start'])
  })

  it('go on with a demo position and a plan, in whichever order', () => {
    expect(doneSteps(accounts({ inMargin: '261.00' }), false)).toEqual(['start', 'position'])
    expect(doneSteps(accounts({}, { inSmart: '500.00' }), false)).toEqual(['start', 'plan'])
  })

  it('count a position that is closed by now', () => {
    expect(doneSteps(accounts({ profit: { total: '-3.10' } }), false)).toContain('position')
  })

  it('end with the clock', () => {
    expect(doneSteps(accounts({ inMargin: '1.00' }, { inSmart: '1.00' }), true)).toHaveLength(4)
  })
})
