import { byId } from './element.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface Clock {
  readonly now: string
  readonly auto: { readonly ratio: number } | null
}

interface Advanced {
  readonly to: string
  readonly events: { readonly counts: Readonly<Record<string, number>> }
}

const describe = ({ to, events }: Advanced): string => {
  const kinds = Object.entries(events.counts).map(([kind, count]) => `${kind} × ${count}`)
  const happened =
    kinds.length === 0 ? 'Nothing was due on the way.' : `Happened on the way: ${kinds.join(', ')}.`
  return `It is ${to.slice(0, 19).replace('T', ' ')} now. ${happened}`
}

/** Shows virtual time and moves, stops and starts it. */
export const createClockPanel = (context: PanelContext): Panel => {
  const { client } = context
  const section = byId('clock-title').closest('section') as HTMLElement
  const now = byId<HTMLTimeElement>('clock-now')
  const status = byId('clock-status')
  const result = byId('clock-result')

  const show = (clock: Clock): void => {
    now.dateTime = clock.now
    const [date, time] = now.querySelectorAll('span')
    if (date) date.textContent = clock.now.slice(0, 10)
    if (time) time.textContent = clock.now.slice(11, 19)
    const { auto } = clock
    status.textContent =
      auto === null ? 'Stands still' : auto.ratio === 1 ? 'Real time' : `Runs ${auto.ratio} ×`
    status.classList.toggle('running', auto !== null)
    byId('freeze').setAttribute('aria-pressed', String(auto === null))
    for (const button of section.querySelectorAll<HTMLButtonElement>('[data-ratio]')) {
      button.setAttribute('aria-pressed', String(auto?.ratio === Number(button.dataset.ratio)))
    }
  }

  const refresh = async (): Promise<void> => show(await client.get<Clock>('clock'))

  /** Carries out a command and says what came of it. */
  const act = (work: () => Promise<string>): Promise<void> =>
    perform(context, section, async () => {
      result.textContent = await work()
    })

  const advance = (by: string) =>
    act(async () => describe(await client.post<Advanced>('clock/advance', { by })))
  const run = (ratio: number) =>
    act(async () => {
      await client.post('clock/auto', { ratio })
      return ratio === 1 ? 'Time runs as in the real world.' : `Time runs ${ratio} times as fast.`
    })

  byId('freeze').addEventListener(
    'click',
    () =>
      void act(async () => {
        await client.post('clock/freeze', {})
        return 'Time stands still.'
      }),
  )
  for (const button of section.querySelectorAll<HTMLButtonElement>('[data-advance]')) {
    button.addEventListener('click', () => void advance(button.dataset.advance ?? ''))
  }
  for (const button of section.querySelectorAll<HTMLButtonElement>('[data-ratio]')) {
    button.addEventListener('click', () => void run(Number(button.dataset.ratio)))
  }
  byId<HTMLFormElement>('advance').addEventListener('submit', (event) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const [amount, unit] = [String(data.get('amount')), String(data.get('unit'))]
    void advance(unit === 'D' ? `P${amount}D` : `PT${amount}${unit}`)
  })
  byId<HTMLFormElement>('auto').addEventListener('submit', (event) => {
    event.preventDefault()
    void run(Number(new FormData(event.currentTarget as HTMLFormElement).get('ratio')))
  })

  return { refresh }
}
