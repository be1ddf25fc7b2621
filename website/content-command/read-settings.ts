import { LAUNCH_SETTINGS, type LaunchSetting } from '@beam/content/check/launch/launch-settings.ts'
import {
  anyText,
  hostName,
  httpUrl,
  httpUrlWithoutPath,
  listOf,
  port,
} from '../../environment/settings/parsers.ts'
import {
  createSettingsReader,
  type Environment,
  type SettingsReader,
} from '../../environment/settings/settings-reader.ts'

/** What the command needs of the site's settings, read as the site reads them. */
export function readSettings(environment: Environment) {
  const reader = createSettingsReader(environment)
  const { withDefault } = reader
  const sitePort = withDefault('PORT', port, 3000)
  const siteUrl = withDefault('SITE_URL', httpUrlWithoutPath, `http://localhost:${sitePort}`)
  const contentServicePort = withDefault('CMS_PORT', port, 1337)
  return reader.result({
    contentServiceUrl: withDefault('CONTENT_SERVICE_URL', httpUrl, `http://127.0.0.1:${contentServicePort}`),
    launch: launchSettings(reader),
    redirectHosts: [new URL(siteUrl).host, ...withDefault('REDIRECT_HOSTS', listOf(hostName), [])],
  })
}

/** The texts of the settings that must be made before launch, as far as they are made. */
function launchSettings({ optional }: SettingsReader): Partial<Record<LaunchSetting, string>> {
  return Object.fromEntries(
    LAUNCH_SETTINGS.flatMap(({ name }) => {
      const text = optional(name, anyText)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
