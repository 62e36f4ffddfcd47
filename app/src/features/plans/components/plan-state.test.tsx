import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { Plan } from '../model/plan.ts'
import { PlanProgress, PlanState } from './plan-state.tsx'

beforeEach(() => startTestI18n('plans'))
afterEach(cleanup)

const show = (status: string) => {
  const plan = {
    status,
    shareStatus: 'IN_PROGRESS',
    days: 30,
    profitDays: 9,
    valueDate: '2026-11-14T00:00:00.000Z',
    maturesAt: '2026-12-14T00:00:00.000Z',
  } as unknown as Plan
  render(
    <>
      <PlanState plan={plan} />
      <PlanProgress plan={plan} />
    </>,
  )
}

it('says of a status that it does not know neither that the plan ended nor that all went well', () => {
  show('PAUSED_BY_VENDOR')
  expect(screen.getByText(/PAUSED_BY_VENDOR/).querySelector('svg')).toBeNull()
  expect(screen.queryByText(/ended/)).toBeNull()
})

it('says when a plan ended that has matured', () => {
  show('MATURED')
  expect(screen.getByText('ended 14 Dec 2026')).toBeDefined()
})
