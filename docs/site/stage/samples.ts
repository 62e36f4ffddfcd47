const fence = /^```(tsx?)\n([\s\S]*?)^```/gm
/** Files of an example beside the shown one, and packages that this project does not install. */
const beyondReach = /from '(\.|@storybook\/|next\/)/

/** Marks the TypeScript samples of a guide, so that the build checks them and shows types. */
export const markSamples = (text: string): string =>
  text.replaceAll(fence, (whole, language: string, code: string) =>
    beyondReach.test(code) ? whole : `\`\`\`${language} twoslash\n${code}\`\`\``,
  )
