/** How often each page is looked at. */
export const rounds = Number(process.env.PAGE_ROUNDS ?? 3)
