// Runs before the first paint: the reader's own theme, and language direction, so that nothing flashes.
// It is a file of its own because the page allows no inline script.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = read('swx.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (read('swx.updown') === 'green-up') root.dataset.updown = 'green-up'
  if (read('lang') === 'ar') root.dir = 'rtl'
})()
