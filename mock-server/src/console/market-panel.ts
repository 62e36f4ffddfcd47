import { byId } from './element.ts'
import { type PanelContext, perform } from './panel.ts'

interface Quote {
  readonly code: string
  readonly price: number
  readonly session: string
}

/** Sets prices, lets them follow a path, halts and resumes an instrument. */
export const createMarketPanel = (context: PanelContext): void => {
  const { client } = context
  const form = byId<HTMLFormElement>('market')
  const result = byId('market-result')
  const value = (name: string) => String(new FormData(form).get(name) ?? '').trim()
  const act = (action: string, body: object) =>
    perform(context, form, async () => {
      const path = `market/${encodeURIComponent(value('code'))}/${action}`
      const { code, price, session } = await client.post<Quote>(path, body)
      result.textContent = `${code} is at ${price}, ${session.toLowerCase()}.`
    })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const prices = value('prices')
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number)
    const after = value('after')
    void act('price', prices.length === 1 ? { price: prices[0], after } : { path: prices, after })
  })
  for (const action of ['halt', 'resume'])
    byId(action).addEventListener('click', () => {
      if (form.elements.namedItem('code') instanceof HTMLInputElement && value('code') === '')
        (form.elements.namedItem('code') as HTMLInputElement).reportValidity()
      else void act(action, {})
    })
}
