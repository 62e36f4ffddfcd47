import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import './choice-cards.css'

/** One card of {@link ChoiceCards}. */
export interface ChoiceCard {
  readonly value: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** What stands at the far end, such as a price. */
  readonly aside?: ReactNode
}

export interface ChoiceCardsProps {
  label: string
  cards: readonly ChoiceCard[]
  value: string
  onChange: (value: string) => void
  /** How many stand beside each other where there is room. @default 2 */
  columns?: 2 | 3 | undefined
}

/** A few choices as cards, one of them chosen. */
export function ChoiceCards({ label, cards, value, onChange, columns = 2 }: ChoiceCardsProps) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-13 font-strong">{label}</legend>
      <div className={clsx('grid gap-2 sm:grid-cols-2', columns === 3 && 'md:grid-cols-3')}>
        {cards.map((card) => (
          <label key={card.value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
              className="size-6 flex-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{card.title}</span>
              {card.note ? <span className="block text-12 text-muted">{card.note}</span> : null}
            </span>
            {card.aside ? <span className="text-13 text-muted">{card.aside}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
