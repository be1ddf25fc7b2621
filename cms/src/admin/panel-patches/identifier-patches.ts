import { CONTENT_MANAGER } from './panel-files'
import type { PanelPatch } from './panel-patch'

const HEADER = `${CONTENT_MANAGER}/EditView/components/Header.mjs`
const FILTERS = `${CONTENT_MANAGER}/ListView/components/Filters.mjs`
const UPLOADS = '@strapi/upload/dist/admin'

/** Editors know entries by title and address: ids are nowhere in the panel but in addresses and in its settings. */
export const IDENTIFIER_PATCHES: readonly PanelPatch[] = [
  // "Document ID", among when and by whom an entry was changed.
  {
    file: HEADER,
    from: /isDisplayed: collectionType !== SINGLE_TYPES && [^\n]*,/,
    to: 'isDisplayed: false,',
  },
  {
    file: HEADER,
    from: 'const CopyDocumentIdMenuItem = ({ documentId })=>{',
    to: 'const CopyDocumentIdMenuItem = ()=>null;\nconst UnusedMenuItem = ({ documentId })=>{',
  },
  { file: FILTERS, from: /'id',\s*'documentId',/, to: '' },
  // The Content-Type Builder, which is for development only.
  {
    file: HEADER,
    from: 'const EditTheModelAction = ({ model })=>{',
    to: 'const EditTheModelAction = ()=>null;\nconst UnusedAction = ({ model })=>{',
  },
  // "Asset ID" among the details of a file: in the form of an entry, and in the media library.
  {
    file: `${UPLOADS}/components/EditAssetDialog/EditAssetContent.mjs`,
    from: /\{\s*label: formatMessage\(\{\s*id: getTrad\('modal\.file-details\.id'\),\s*defaultMessage: 'Asset ID'\s*\}\),\s*value: [^\n]*\n\s*\},/,
    to: '',
  },
  {
    file: `${UPLOADS}/future/pages/Assets/components/AssetDetails/AssetDetailsDrawer.mjs`,
    from: /,\s*\/\*#__PURE__\*\/ jsx\(DetailItem, \{\s*label: formatMessage\(\{\s*id: getTranslationKey\('asset-details\.assetId'\),\s*defaultMessage: 'Asset ID'\s*\}\),\s*value: String\(asset\.id\)\s*\}\)/,
    to: '',
  },
]
