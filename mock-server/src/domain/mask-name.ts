/** A name with stars, as others see it: `a***e`. */
export const maskName = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`
