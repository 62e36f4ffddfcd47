import { expect, it } from 'vitest'
import { allTexts } from './texts.ts'

/** Nouns that end with the syllable of a particle. */
const nouns = ['초과', '효과']
const firstSyllable = '가'.codePointAt(0) ?? 0

/**
 * Each beginning of a Hangul syllable has 28 code points in a row: the first ends with the vowel, the others with a
 * consonant.
 */
const endsWithConsonant = (syllable: string) => ((syllable.codePointAt(0) ?? 0) - firstSyllable) % 28 !== 0

/** Words whose particle does not fit the sound before it: 과 and 을 follow a consonant, 와 and 를 a vowel. */
function wrongParticles(text: string) {
  const words = [...text.matchAll(/([가-힣]*([가-힣])([과와을를]))(?=[\s,.;:!?)]|$)/g)]
  return words
    .filter(([, , syllable = '', particle = '']) => '과을'.includes(particle) !== endsWithConsonant(syllable))
    .map(([, word = '']) => word)
    .filter((word) => !nouns.includes(word))
}

it('Korean particles fit the word before them', () => {
  const wrong = [...allTexts('ko')].flatMap(([key, text]) =>
    wrongParticles(text).map((word) => `${key}: ${word}`),
  )
  expect(wrong).toEqual([])
})

it('a particle that does not fit is found', () => {
  expect(wrongParticles('포지션 종료과 상환은 시간 초과, 금액와 이자를')).toEqual(['종료과', '금액와'])
})
