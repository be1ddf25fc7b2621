import { EDIT_VIEW } from './panel-files'
import type { PanelPatch } from './panel-patch'

const WYSIWYG_FIELD = 'FormInputs/Wysiwyg/Field.mjs'

/**
 * The editor of Markdown and the video player are a third of the panel's script. No field here is Markdown, and no
 * upload a video: they load only where one is shown.
 */
export const LAZY_LOADING_PATCHES: readonly PanelPatch[] = [
  {
    file: `${EDIT_VIEW}/InputRenderer.mjs`,
    from: `import { Wysiwyg as MemoizedWysiwyg } from './${WYSIWYG_FIELD}';`,
    to: lazily('MemoizedWysiwyg', `./${WYSIWYG_FIELD}`, 'Wysiwyg'),
  },
  {
    file: '@strapi/content-manager/dist/admin/history/components/VersionInputRenderer.mjs',
    from: `import { Wysiwyg as MemoizedWysiwyg } from '../../pages/EditView/components/${WYSIWYG_FIELD}';`,
    to: lazily('MemoizedWysiwyg', `../../pages/EditView/components/${WYSIWYG_FIELD}`, 'Wysiwyg'),
  },
  {
    file: '@strapi/upload/dist/admin/components/EditAssetDialog/PreviewBox/AssetPreview.mjs',
    from: "import MuxPlayer from '@mux/mux-player-react';",
    to: lazily('MuxPlayer', '@mux/mux-player-react', 'default'),
  },
]

/** A component that is imported when it is rendered first. The patched file imports React and jsx. */
function lazily(name: string, file: string, exported: string): string {
  return `const Lazy${name} = React.lazy(() => import('${file}').then((module) => ({ default: module.${exported} })));
const ${name} = (props) => jsx(React.Suspense, { children: jsx(Lazy${name}, props) });`
}
