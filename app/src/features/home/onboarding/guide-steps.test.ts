import { describe, expect, it } from 'vitest'
import { sampleUser } from '#test/render-with-backend.tsx'
import { doneSteps, hasBusiness } from './guide-steps.ts'

type Accounts = NonNullable<Parameters<typeof doneSteps>[0]>
const accounts = (demo: object = {}, real: object = {}) => {
  const user = sampleUser().accounts
  return { demo: { ...user.demo, ...demo }, real: { ...user.real, ...real } } as unknown as Accounts
}

const traded = { profit: { total: '-3.10', bySource: { ORDER: '-3.10' } } }

describe('the steps of the guided demo', () => {
  it('are all ahead of a visitor', () => {
    expect(doneSteps(undefined)).toEqual([])
  })

  it('begin with an account', () => {
    expect(doneSteps(accounts())).toEqual(['start'])
  })

  it('go on with a position and a plan, in whichever order', () => {
    expect(doneSteps(accounts({ inMargin: '261.00' }))).toEqual(['start', 'position'])
    expect(doneSteps(accounts({}, { inSmart: '500.00' }))).toEqual(['start', 'plan'])
  })

  it('count a position of either account, also one that is closed by now, and an option', () => {
    expect(doneSteps(accounts({}, { inMargin: '261.00' }))).toContain('position')
    expect(doneSteps(accounts(traded))).toContain('position')
    expect(doneSteps(accounts({}, traded))).toContain('position')
    expect(doneSteps(accounts({ inStake: '10.00' }))).toContain('position')
  })

  it('count a plan that has paid and ended', () => {
    expect(doneSteps(accounts({}, { profit: { total: '7.50', bySource: { SMART: '7.50' } } }))).toContain(
      'plan',
    )
  })

  it('stay done once they were', () => {
    expect(doneSteps(accounts(), ['position', 'clock'])).toEqual(['start', 'position', 'clock'])
  })

  it('end with the clock', () => {
    expect(doneSteps(accounts({ inMargin: '1.00' }, { inSmart: '1.00' }), ['clock'])).toHaveLength(4)
  })

  it('give way to money and to a past in the real account', () => {
    expect(hasBusiness(accounts({}, { equity: '0.00' }))).toBe(false)
    expect(hasBusiness(accounts({}, { equity: '12.00' }))).toBe(true)
    expect(hasBusiness(accounts({}, { equity: '0.00', profit: { total: '-5.00', bySource: {} } }))).toBe(true)
  })
})
