import { patchPanel } from './panel-patches/patch-panel'

interface ViteConfig {
  readonly plugins?: readonly unknown[]
}

/** Strapi's documented way to change how the panel is built. */
export default function withPatches(config: ViteConfig): ViteConfig {
  return { ...config, plugins: [...(config.plugins ?? []), patchPanel()] }
}
