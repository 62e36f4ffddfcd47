import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { declaredTests } from './declared-tests.ts'
import { declarationError, resultError } from './evidence.ts'
import { counts, pageOf } from './page.ts'
import { resultsOf } from './results.ts'

const here = 'tests/requirements/evidence.test.ts'
const cite = (title: string, cases?: number) => ({
  test: `${here} › ${title}`,
  because: 'it says so',
  ...(cases && { cases }),
})

/** A report of Vitest as a run in another copy of the repository leaves it. */
const vitestReport = {
  testResults: [
    {
      name: `/somewhere/else/${here}`,
      assertionResults: [
        { ancestorTitles: ['a loan'], title: 'answers 10013 when it is too much', status: 'passed' },
        { ancestorTitles: ['a loan'], title: 'answers 10023 when it is too long', status: 'passed' },
        { ancestorTitles: ['a plan'], title: 'answers 10013 when it is too much', status: 'passed' },
        { ancestorTitles: [], title: 'is left out', status: 'skipped' },
        { ancestorTitles: [], title: 'is to be written', status: 'todo' },
        { ancestorTitles: [], title: 'is wrong', status: 'failed' },
      ],
    },
  ],
}

describe('a test counts by its result', () => {
  const results = resultsOf(root, vitestReport)
  const errorOf = (title: string, cases?: number) => resultError(results, cite(title, cases))

  test('a case of a table that passed does', () => {
    expect(errorOf('a loan › answers 10013 when it is too much')).toBeUndefined()
    expect(errorOf('answers 10023 when it is too long')).toBeUndefined()
  })

  test.each([
    ['is left out', 'not run'],
    ['is to be written', 'not run'],
    ['is wrong', 'failed'],
    ['is nowhere', 'did not run'],
  ])('one that %s does not', (title, reason) => {
    expect(errorOf(title)).toContain(reason)
  })

  test('a title that two tests have names neither of them', () => {
    expect(errorOf('answers 10013 when it is too much')).toContain('stands for 2 tests, not for 1')
  })

  test('a journey counts once, when it passed in each shell that it ran in', () => {
    const file = 'tests/journeys/plans.test.ts'
    const errorIn = (outcomes: Record<string, string>) => {
      const assertionResults = Object.entries(outcomes).map(([shell, status]) => ({
        ancestorTitles: [shell],
        title: 'buys a plan',
        status,
      }))
      const report = { testResults: [{ name: `/somewhere/else/${file}`, assertionResults }] }
      return resultError(resultsOf(root, report), { ...cite(''), test: `${file} › buys a plan` })
    }
    expect(errorIn({ desktop: 'passed', mobile: 'passed' })).toBeUndefined()
    expect(errorIn({ desktop: 'passed', mobile: 'failed' })).toContain('failed')
    expect(errorIn({ desktop: 'failed', mobile: 'passed' })).toContain('failed')
  })

  test('a family counts when all of it passed and as many as were counted', () => {
    expect(errorOf('a loan › answers * when it is too *', 2)).toBeUndefined()
    expect(errorOf('answers * when it is too *', 3)).toBeUndefined()
    expect(errorOf('answers * when it is too *', 4)).toContain('stands for 3 tests, not for 4')
    expect(errorOf('is *', 3)).toContain('not run')
  })

  test('the end of a title is not the title', () => {
    expect(errorOf('when it is too long')).toContain('did not run')
  })
})

describe('a test of the browser', () => {
  const spec = (title: string, ...tests: { status: string; expectedStatus: string }[]) => ({
    title,
    file: 'home.spec.ts',
    tests,
  })
  const passed = { status: 'expected', expectedStatus: 'passed' }
  const skipped = { status: 'skipped', expectedStatus: 'skipped' }
  const results = resultsOf(root, {
    config: { rootDir: '/somewhere/else/tests/e2e' },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          spec('in both shells', passed, passed),
          spec('in one shell', passed, skipped),
          spec('in none', skipped, skipped),
        ],
        suites: [
          {
            title: 'a group',
            specs: [
              spec('wrong in one shell', passed, { status: 'unexpected', expectedStatus: 'passed' }),
              spec('at the second try', { status: 'flaky', expectedStatus: 'passed' }),
              spec('meant to fail', { status: 'expected', expectedStatus: 'failed' }),
            ],
          },
        ],
      },
    ],
  })

  test.each([
    ['in both shells', 'passed'],
    ['in one shell', 'passed'],
    ['in none', 'skipped'],
    ['a group › wrong in one shell', 'failed'],
    ['a group › at the second try', 'failed'],
    ['a group › meant to fail', 'failed'],
  ])('that ran %s has %s', (title, outcome) => {
    expect(results).toContainEqual({ file: 'tests/e2e/home.spec.ts', title, outcome })
  })
})

describe('a test that is declared', () => {
  const declared = (source: string) =>
    declaredTests(source).map(({ path, heldBack }) => [
      path.map(({ source }) => source).join(' › '),
      heldBack,
    ])

  test.each([
    [`test('runs', () => {})`, '^runs$', undefined],
    [`test.skip('is left out', () => {})`, '^is left out$', 'skip'],
    [`it.todo('is to be written')`, '^is to be written$', 'todo'],
    [`test.fails('is wrong', () => {})`, '^is wrong$', 'fails'],
    [`test.fixme('is wrong', () => {})`, '^is wrong$', 'fixme'],
    [`describe.skip('a group', () => { test('runs', () => {}) })`, '^a group$ › ^runs$', 'skip'],
    [`describe.each(all)('$name', () => test.each(of)('has %s', () => {}))`, '^.+$ › ^has .+$', undefined],
    [`for (const one of all) test(\`opens \${one}\`, () => {})`, '^opens .+$', undefined],
  ])('is known by its syntax: %s', (source, title, heldBack) => {
    expect(declared(source)).toEqual([[title, heldBack]])
  })

  test('stands in no comment and in no string', () => {
    expect(
      declared(`// test('in a comment', () => {})\nconst text = "test('in a string', () => {})"`),
    ).toEqual([])
  })

  test('is told by its file, its groups and its title', () => {
    expect(declarationError(root, `${here} › a case of a table that passed does`)).toBeUndefined()
    expect(
      declarationError(root, `${here} › a test of the browser › that ran in none has skipped`),
    ).toBeUndefined()
    expect(declarationError(root, `${here} › a test of the browser › stands in no comment`)).toContain(
      'no test',
    )
    expect(declarationError(root, 'tests/nowhere.test.ts › anything')).toContain('does not exist')
    expect(declarationError(root, here)).toContain('needs a title')
    expect(declarationError(root, 'README.md › Commands')).toContain('is no file of tests')
  })
})

describe('the page', () => {
  const line = (id: string, more: object = {}) => ({ id, what: `What ${id} says`, shown: [], ...more })
  const lines = [
    line('P-01', { shown: [cite('passes')] }),
    line('P-02', { shown: [cite('passes'), cite('fails')] }),
    line('P-03', { shown: [cite('fails')] }),
    line('P-04', { shown: [cite('passes')], open: 'the list' }),
    line('BY-01', { open: 'all of it' }),
    line('Q-01', { shown: [cite('passes')] }),
  ]
  const errorOf = ({ test }: { test: string }) => (test.endsWith('fails') ? `${test} has failed` : undefined)

  test('counts a line as shown when all that it names has passed and nothing is open', () => {
    expect(counts(lines, errorOf)).toEqual([
      '| lines of the list | 4 | 1 | 2 | 1 |',
      '| lines beyond the specification | 1 | 0 | 0 | 1 |',
      '| lines of our own | 1 | 1 | 0 | 0 |',
    ])
  })

  test('says by what a line is shown and why, and what is missing', () => {
    const page = pageOf([{ title: 'Part', lines }], errorOf)
    expect(page).toContain(`| P-01 | What P-01 says | shown | \`${here} › passes\`: it says so |`)
    expect(page).toContain(`| P-03 | What P-03 says | open | Open: ${here} › fails has failed |`)
    expect(page).toContain(
      `| P-04 | What P-04 says | partly | \`${here} › passes\`: it says so<br>Open: the list |`,
    )
  })
})
