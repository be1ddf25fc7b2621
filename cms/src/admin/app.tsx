import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addInbox } from './inbox/add-inbox'
import mark from './brand/mark.svg'
import { THEME } from './brand/theme'
import { ChangeNotices } from './checks/change-notices'
import { ChecksPanel } from './checks/checks-panel'
import { ConflictDialog } from './concurrent-edits/conflict-dialog'
import { interceptChanges } from './concurrent-edits/intercept-changes'
import { interceptMenuChanges } from './concurrent-edits/menu/intercept-menu-changes'
import { RestoreTypedValues } from './concurrent-edits/restore-typed-values'
import { TrackDraft } from './concurrent-edits/track-draft'
import { dashboardWidgets } from './dashboard/dashboard-widgets'
import { hideControls } from './hide-controls'
import { HistoryPanel } from './history/history-panel'
import { FollowTitle } from './new-page/follow-title'
import { TemplatePanel } from './new-page/template-panel'
import { supportedRichText } from './supported-rich-text'
import { LABELS } from './labels'
import { LivePreview } from './live-preview/live-preview'
import { pageListColumns } from './page-list/page-list-columns'
import { addPickers } from './pickers/add-pickers'
import { BlockPicker } from './pickers/block-picker'
import { showPickers } from './pickers/show-pickers'
import { SchedulePanel } from './scheduling/schedule-panel'

/**
 * Customizes the admin panel: brand, labels, rich text, live preview, history, schedules, conflicts, the start of new
 * pages, pickers and the inbox.
 */
export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: [],
    theme: THEME,
    tutorials: false,
    notifications: { releases: false },
    translations: { en: LABELS },
  },

  register(app: StrapiApp) {
    addInbox(app)
    addPickers(app)
    app.widgets.register(dashboardWidgets)
  },

  bootstrap({ getPlugin, registerHook }: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const contentManager = getPlugin('content-manager')
    const apis = contentManager.apis as ContentManagerPlugin['config']['apis']
    apis.addRichTextBlocks(supportedRichText)
    apis.addEditViewSidePanel([
      TemplatePanel,
      LivePreview,
      BlockPicker,
      ChecksPanel,
      SchedulePanel,
      HistoryPanel,
    ])
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', pageListColumns)
    registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', showPickers)
    interceptChanges(window)
    interceptMenuChanges(window)
    hideControls(document)
    apis.addDocumentAction((actions) => [...actions, TrackDraft, FollowTitle])
    const dialog = { name: 'conflict-dialog', Component: ConflictDialog }
    contentManager.injectComponent('editView', 'right-links', dialog)
    contentManager.injectComponent('listView', 'actions', dialog)
    contentManager.injectComponent('preview', 'actions', dialog)
    const typed = { name: 'restore-typed-values', Component: RestoreTypedValues }
    contentManager.injectComponent('editView', 'right-links', typed)
    contentManager.injectComponent('preview', 'actions', typed)
    const notices = { name: 'change-notices', Component: ChangeNotices }
    contentManager.injectComponent('editView', 'right-links', notices)
    contentManager.injectComponent('listView', 'actions', notices)
  },
}
