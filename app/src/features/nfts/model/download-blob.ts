/** Hands a file to the user. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes the file over after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
