import type { Plugin, Rolldown } from 'vite'

/** Order of the cascade layers, the weakest first: as Tailwind declares them. */
const LAYERS = '@layer properties,theme,base,components,utilities;'

/**
 * Names the order of the layers at the head of every stylesheet. The browser takes the order in which it first meets
 * them, and which file comes first depends on how the build divides modules: with components before the base, the reset
 * of the base would win over every component.
 */
export const nameLayers = (bundle: Rolldown.OutputBundle): void => {
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`
}

/** Every stylesheet of the build begins with the order of the layers. */
export const layerOrder = (): Plugin => ({
  name: 'swx-layer-order',
  apply: 'build',
  generateBundle: { order: 'pre', handler: (_, bundle) => nameLayers(bundle) },
})
