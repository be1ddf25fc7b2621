import { patchedCode } from './panel-patches/panel-patches'

interface ViteConfig {
  readonly plugins?: readonly unknown[]
}

/** Strapi's documented way to change how the panel is built. */
export default function withPatches(config: ViteConfig): ViteConfig {
  const patches = {
    name: 'panel-patches',
    enforce: 'pre',
    transform: (code: string, id: string) => patchedCode(id.replace(/\?.*$/, ''), code),
  }
  return { ...config, plugins: [...(config.plugins ?? []), patches] }
}
