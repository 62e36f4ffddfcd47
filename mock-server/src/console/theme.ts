/** Whether the page is light or dark; `system` follows the user's other programs. */
export type Theme = 'system' | 'light' | 'dark'

const NAME = 'swx.consoleTheme'

export const themeOf = (): Theme => {
  const kept = localStorage.getItem(NAME)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Shows a theme, and keeps it for later visits. */
export const setTheme = (theme: Theme): void => {
  localStorage.setItem(NAME, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
