import { patchPanel } from './panel-patches/patch-panel'

interface ViteConfig {
  readonly plugins?: readonly unknown[]
  readonly build?: { readonly rollupOptions?: object }
}

/** Strapi's documented way to change how the panel is built. */
export default function withPatches(config: ViteConfig): ViteConfig {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), patchPanel()],
    build: {
      ...config.build,
      rollupOptions: { ...config.build?.rollupOptions, output: ONE_FIRST_FILE },
    },
  }
}

/** What every view of the panel needs is one file instead of many small ones (decision 111). */
const ONE_FIRST_FILE = { codeSplitting: { groups: [{ name: 'panel', tags: ['$initial'] }] } }
