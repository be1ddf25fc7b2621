import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

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
    ssr: {
      // Minified because the early script in each page is the text of functions of this build.
      build: { minify: true, rolldownOptions: { input: './app/website.server.ts' } },
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
}))
