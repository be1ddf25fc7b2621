import { test } from '@playwright/test'
import './live-preview/unsaved-values.cases.ts'
import './live-preview/wrong-values.cases.ts'
import './live-preview/hostile-fields.cases.ts'
import './live-preview/other-windows.cases.ts'

/*
 * The preview as the site sees it, with a stand-in of the admin panel. journeys/editors/live-preview.journey.ts has the
 * real one. In one worker, so that one site is started for all cases.
 */
test.describe.configure({ mode: 'default' })
