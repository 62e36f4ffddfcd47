import type { Brand, BrandColours } from './run-time-config.ts'

/** The tokens of `tokens.css` that an operator's colours take the place of. */
const tokens: Readonly<Record<keyof BrandColours, string>> = {
  accent: '--accent',
  accentHover: '--accent-hover',
  onAccent: '--on-accent',
}

/** Gives the page the colours and the font of an operator. A font that does not arrive leaves the system's in place. */
export function applyBrand({ light, dark, font }: Brand): void {
  const { style } = document.documentElement
  for (const [key, token] of Object.entries(tokens) as [keyof BrandColours, string][]) {
    const own = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
    const [ownLight = own, ownDark = own] = /^light-dark\(([^,]+), *([^)]+)\)$/.exec(own)?.slice(1) ?? []
    if (light || dark)
      style.setProperty(token, `light-dark(${light?.[key] ?? ownLight}, ${dark?.[key] ?? ownDark})`)
  }
  if (font) {
    const face = new FontFace(font.family, `url(${font.file})`)
    document.fonts.add(face)
    face
      .load()
      .catch((error: unknown) => console.error(`The font ${font.file} of config.json did not load.`, error))
    const system = getComputedStyle(document.documentElement).getPropertyValue('--font')
    style.setProperty('--font', `"${font.family}", ${system}`)
  }
}
