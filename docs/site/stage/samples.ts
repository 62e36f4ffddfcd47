const fence = /^```(tsx?)\n([\s\S]*?)^```/gm
/** Files of an example beside the shown one, and packages that this project does not install. */
const beyondReach = /from '(\.|@storybook\/)/

/**
 * Marks the TypeScript samples of a guide, so that the build checks them and shows types. In a guide that goes on from
 * sample to sample, each is checked below the ones before it, which stay hidden.
 */
export function markSamples(text: string, continues: boolean): string {
  let before = ''
  return text.replaceAll(fence, (whole, language: string, code: string) => {
    if (beyondReach.test(code)) return whole
    const hidden = continues && before !== '' ? `${before}// ---cut---\n` : ''
    before += code
    return `\`\`\`${language} twoslash\n${hidden}${code}\`\`\``
  })
}
