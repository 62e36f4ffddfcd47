/** Runs in the page: chooses a language as another tab would. */
export function speak(language: string): void {
  localStorage.setItem('lang', language)
  dispatchEvent(new StorageEvent('storage', { key: 'lang', storageArea: localStorage }))
}
