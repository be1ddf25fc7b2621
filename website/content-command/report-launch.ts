import type { CheckedContent } from '@beam/content/check/check-content.ts'
import { checkLaunch } from '@beam/content/check/launch/check-launch.ts'
import { describeLaunch } from '@beam/content/check/launch/describe-launch.ts'
import { openSettings, type LaunchSetting } from '@beam/content/check/launch/launch-settings.ts'
import type { Report } from './report.ts'

/** Lists what is to be filled in before launch, and fails when there is something; `onlyCount`: says how much it is. */
export function reportLaunch(
  content: CheckedContent,
  settings: Partial<Record<LaunchSetting, string>>,
  onlyCount: boolean,
): Report {
  const open = { entries: checkLaunch(content), settings: openSettings(settings) }
  const total = open.entries.length + open.settings.length
  return onlyCount
    ? { lines: [String(total)], isPassed: true }
    : { lines: describeLaunch(open), isPassed: total === 0 }
}
