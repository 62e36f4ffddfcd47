/** The heading of the order of a plan. */
export const planOrderId = (plan: string) => `order-${plan}`

/** The button that chooses a plan for a running time. */
export const planChoiceId = (plan: string, days: number) => `choose-${plan}-${days}`
