import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { AnswerLink } from './answer-link.tsx'

describe('the way from a screen to an answer', () => {
  beforeEach(() => startTestI18n())

  it('is called by the question and leads to it', async () => {
    renderWithBackend(<AnswerLink topic="withdrawalTime" />, { answers: contentAnswers({}), link: '/' })
    const link = await screen.findByRole('link', { name: 'How long does a withdrawal take?' })
    expect(link.getAttribute('href')).toBe('/help/faq?id=c-223')
  })

  it('is not there where the operator has no such question', async () => {
    renderWithBackend(
      <>
        <AnswerLink topic="withdrawalCost" />
        <AnswerLink topic="unheardOf" />
      </>,
      { answers: contentAnswers({}), link: '/' },
    )
    await screen.findByRole('link', { name: 'What does a withdrawal cost?' })
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})
