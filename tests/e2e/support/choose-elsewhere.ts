/** Runs in the page: its language changes as by a choice in another tab. */
export function chooseElsewhere(language: string): void {
  localStorage.setItem('lang', language)
  dispatchEvent(new StorageEvent('storage', { key: 'lang', storageArea: localStorage }))
}
