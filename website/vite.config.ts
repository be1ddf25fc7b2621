import { reactRouter } from '@react-router/dev/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { dropUnusedComponents } from './drop-unused-components.ts'
import { dropUnusedFeatures } from './drop-unused-features.ts'
import { shortPreloadHelper } from './preload-helper.ts'
import { smallModules } from './small-modules.ts'

/** Script names are part of every page; a hash alone is the shortest. */
const OUTPUT = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  // One file for every page, with what these modules import; one more for all forms, beside one for each definition.
  // The blocks that pages with a form do without (blocks/lazy-blocks.ts) and the preview have files of their own.
  codeSplitting: {
    groups: [
      {
        name: 'site',
        test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|website\/app\/(?:root\.tsx|document\/|pages\/(?!preview))|preload-helper|rolldown\/runtime/,
      },
      {
        name: 'forms',
        test: /website\/app\/form\/|forms\/(?:engine\/(?!advise)|options\/|definitions\/(?:agreement|field-requirements|postal-address|shared-fields|store-description)\.ts)/,
      },
    ],
  },
}

/**
 * The server build exports `createWebsite` and bundles its libraries: the site process needs nothing else of the
 * website, and always runs React's production build.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    dropUnusedComponents(),
    dropUnusedFeatures(),
    shortPreloadHelper(),
    smallModules(join(import.meta.dirname, 'build/client')),
  ],
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // These support light-dark(); for older targets every color would be written twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: OUTPUT } } },
    ssr: {
      // Inline scripts are the source text of server functions, so the server build is minified too.
      build: {
        minify: true,
        rolldownOptions: {
          input: './app/website.server.ts',
          // Forms are split for browsers only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
      resolve: command === 'build' ? { noExternal: true } : {},
      // Otherwise React's development build would be bundled, and used where NODE_ENV is not set.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}))
