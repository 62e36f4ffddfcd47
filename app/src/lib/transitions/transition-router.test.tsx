import { act, render } from '@testing-library/react'
import { startTransition, use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageTransition } from './page-transition.tsx'
import { TransitionRouter } from './transition-router.tsx'

const pages = {
  nameOf: (pathname: string) => (pathname === '/' ? ('list' as const) : ('entry' as const)),
  ancestorsOf: (name: 'list' | 'entry') => (name === 'entry' ? (['list'] as const) : []),
  tabs: ['list'] as const,
}

/** What moves in a transition of the browser, before and after the change of the page, and how. */
interface Move {
  readonly leaves: readonly string[]
  readonly comes: readonly string[]
  readonly how: string | undefined
}

/** The texts of the elements whose transition `motion.css` describes. */
const moving = () =>
  [...document.querySelectorAll<HTMLElement>('main > *')]
    .filter((element) => Reflect.get(element.style, 'viewTransitionClass') === 'page')
    .map((element) => element.textContent)

/** Stands for the view transitions of a browser, which jsdom does not have. */
function watchMoves(): readonly Move[] {
  const moves: Move[] = []
  Object.assign(document.documentElement, { getAnimations: () => [] })
  Object.assign(document, {
    fonts: { status: 'loaded' },
    startViewTransition({ update }: { update: () => void }) {
      const leaves = moving()
      update()
      moves.push({ leaves, comes: moving(), how: document.documentElement.dataset.pageMove })
      const over = Promise.resolve()
      return { ready: over, finished: over, updateCallbackDone: over, skipTransition() {} }
    },
  })
  return moves
}

test('a page moves as its navigation says when another transition ends while it is on its way', async () => {
  const moves = watchMoves()
  let arrive = (_text: string) => {}
  const arrival = new Promise<string>((resolve) => {
    arrive = resolve
  })
  let changePart = () => {}

  function Page() {
    const { pathname } = useLocation()
    return (
      <PageTransition key={pathname}>
        <div>{pathname === '/' ? 'the list' : use(arrival)}</div>
      </PageTransition>
    )
  }
  function Part() {
    const [text, setText] = useState('a part')
    changePart = () => startTransition(() => setText('another part'))
    return <aside>{text}</aside>
  }

  history.replaceState(null, '', '/')
  const { container } = await act(async () =>
    render(
      <TransitionRouter pages={pages}>
        <main>
          <Page />
        </main>
        <Part />
      </TransitionRouter>,
    ),
  )
  await act(async () => {
    history.pushState(null, '', '/entry')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await act(async () => changePart())
  expect(container.textContent).toBe('the listanother part')

  await act(async () => arrive('the entry'))
  expect(container.textContent).toBe('the entryanother part')
  expect(moves).toEqual([{ leaves: ['the list'], comes: ['the entry'], how: 'slide-next' }])
})
