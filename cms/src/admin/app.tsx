import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { BlockGuide } from './block-guide'
import { addInbox } from './inbox/add-inbox'
import mark from './brand/mark.svg'
import { ChecksPanel } from './checks/checks-panel'
import { ConflictDialog } from './concurrent-edits/conflict-dialog'
import { sendDraftVersions } from './concurrent-edits/send-draft-version'
import { TrackDraft } from './concurrent-edits/track-draft'
import { dashboardWidgets } from './dashboard/dashboard-widgets'
import { HistoryPanel } from './history/history-panel'
import { FollowTitle } from './new-page/follow-title'
import { TemplatePanel } from './new-page/template-panel'
import { supportedRichText } from './supported-rich-text'
import { LABELS } from './labels'
import { LivePreview } from './live-preview/live-preview'
import { addScheduleColumn } from './scheduling/schedule-column'
import { SchedulePanel } from './scheduling/schedule-panel'

/**
 * Customizes the admin panel: brand, labels, rich text, live preview, history, schedules, conflicts, the start of new pages,
 * the guide to blocks and the inbox.
 */
export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: LABELS },
  },

  register(app: StrapiApp) {
    addInbox(app)
    app.widgets.register(dashboardWidgets)
  },

  bootstrap({ getPlugin, registerHook }: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const contentManager = getPlugin('content-manager')
    const apis = contentManager.apis as ContentManagerPlugin['config']['apis']
    apis.addRichTextBlocks(supportedRichText)
    apis.addEditViewSidePanel([
      TemplatePanel,
      LivePreview,
      ChecksPanel,
      SchedulePanel,
      HistoryPanel,
      BlockGuide,
    ])
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', addScheduleColumn)
    sendDraftVersions(window)
    apis.addDocumentAction((actions) => [...actions, TrackDraft, FollowTitle])
    const dialog = { name: 'conflict-dialog', Component: ConflictDialog }
    contentManager.injectComponent('editView', 'right-links', dialog)
    contentManager.injectComponent('listView', 'actions', dialog)
    contentManager.injectComponent('preview', 'actions', dialog)
  },
}
