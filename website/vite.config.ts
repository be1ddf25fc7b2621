import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Names of scripts stand in every page; their hash alone says all that a browser needs. */
const OUTPUT = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  // What every page needs comes as two files, what every form needs as one more.
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
      {
        name: 'app',
        test: /website\/app\/(?:root\.tsx|(?:blocks|document|layout|pages|ui)\/)|\/content\/model\/|preload-helper|\0/,
      },
      // What only guided forms need comes beside it, and what gives advice when it is asked for.
      {
        name: 'form',
        test: /website\/app\/form\/(?!guided|use-guided|use-draft|draft-|progress-bar|review)|\/forms\/engine\/(?!advise)/,
      },
      { name: 'form', test: /\/forms\/(?:definitions|options)\//, minShareCount: 2 },
    ],
  },
}

/**
 * The server build exports `createWebsite` and holds its libraries, so the site process needs nothing else of the
 * website and always runs React's production build.
 */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // They know light-dark(), or every colour would be written out twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: OUTPUT } } },
    ssr: {
      // The early scripts stand in every page as the text of functions, so the server's code is made small too.
      build: {
        minify: true,
        rolldownOptions: {
          input: './app/website.server.ts',
          // Forms are brought one by one to browsers only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
      resolve: command === 'build' ? { noExternal: true } : {},
      // Or React's development build would come along, and be the one that runs where NODE_ENV is not set.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}))
