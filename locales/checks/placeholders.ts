/** The placeholders of a text, sorted, each as often as it stands there: `{{name}}`, and tags such as `<1>` of a composed text. */
export function placeholders(text: string): readonly string[] {
  const found = text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[a-zA-Z0-9]+\s*\/?>/g) ?? []
  return found.map((placeholder) => placeholder.replace(/\s/g, '')).sort()
}

/** The figures that stand in a text outside of placeholders. */
export function figures(text: string): readonly string[] {
  return text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/\d+/g) ?? []
}
