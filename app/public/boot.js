// Runs before the first paint: the user's own theme, and language direction, so that nothing flashes.
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
  // The browser's first format of a number loads its tables, up to 40 ms: here it does so while styles are on their way.
  new Intl.NumberFormat(undefined, { style: 'percent' }).formatToParts(1)
})()
