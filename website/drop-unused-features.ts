import type { Plugin } from 'vite'

type Functions = Readonly<Record<string, string>>

const NEVER_CALLED = "async () => { throw new Error('Left out of the build') }"

/**
 * Functions of React Router that belong to features which the site does not use, by the end of their module's path,
 * with what remains of them. The bundler cannot know, because they are chosen at run time.
 */
export const UNUSED_FEATURES: Readonly<Record<string, Functions>> = {
  // Lazy discovery of routes, which react-router.config.ts switches off: every page brings all routes.
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
  },
  // Instrumentation: `HydratedRouter` gets none.
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
  // Styles and links of routes: one style sheet serves all pages (document/all-styles.ts), and no route exports
  // `links`.
  'dom/ssr/links.js': {
    prefetchRouteCss: 'async () => {}',
    prefetchStyleLinks: 'async () => {}',
    getKeyedPrefetchLinks: 'async () => []',
  },
  // Actions and fetchers: forms are sent by `fetch` (form/submit-form.ts), and no component uses `useFetcher`.
  'router/router.js': {
    handleAction: NEVER_CALLED,
    handleFetcherAction: NEVER_CALLED,
    handleFetcherLoader: NEVER_CALLED,
    // Also lazy discovery.
    discoverRoutes: NEVER_CALLED,
    // Blockers of navigations: what is typed stays in the session instead (form/form-session.ts).
    deleteBlocker: '() => {}',
    shouldBlockNavigation: '() => undefined',
    updateBlocker: '() => {}',
  },
  // Warnings to developers, who see them where they develop: consoles of visitors stay empty.
  'router/history.js': { warning: '() => {}' },
  'server-runtime/warnings.js': { warnOnce: '() => {}' },
  // React Server Components, and the property `prefetch` of links (see pages/prefetch-on-intent.tsx).
  'dom/ssr/components.js': {
    RSCPrefetchPageLinksImpl: '() => null',
    usePrefetchBehavior: '() => [false, null, {}]',
  },
}

const MODULE = /node_modules\/react-router\/dist\/production\/lib\/(?<file>.+)$/

/** Leaves features of React Router that the site does not use out of the browsers' build. */
export function dropUnusedFeatures(): Plugin {
  return {
    name: 'drop-unused-features',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const functions = UNUSED_FEATURES[MODULE.exec(id)?.groups?.['file'] ?? '']
        return functions ? { code: withFunctions(code, functions), map: null } : null
      },
    },
  }
}

/**
 * A module whose functions of these names do as little as stated.
 *
 * @throws if it has no such function: another version of React Router may need it
 */
export function withFunctions(code: string, functions: Functions): string {
  return Object.entries(functions).reduce((changed, [name, remains]) => {
    const declaration = new RegExp(`^(\\t*(?:async )?function) ${name}\\(`, 'm')
    if (!declaration.test(changed)) throw new Error(`React Router has no function ${name}`)
    return `${changed.replace(declaration, `$1 unused_${name}(`)}\nconst ${name} = ${remains};`
  }, code)
}
