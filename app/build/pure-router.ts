import type { Plugin } from 'vite'

/**
 * Marks what the router's files make at their top level as free of side effects. Unmarked, the bundler has to keep
 * forms, fetchers, prefetching links and the error boundary of data routes, none of which the app uses: with `Link`
 * and `AtLocation` of our own in the place of `Link` and `Routes`, 9 of 13 kB.
 */
export function pureRouter(): Plugin {
  return {
    name: 'swx-pure-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
        map: null,
      }),
    },
  }
}
