import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../environment/settings/settings-reader.ts'

/** Adds the secrets that `npm start` generates into files to the variables, where these do not set them. */
export function withStoredSecrets(
  environment: Environment,
  dataFolder: string,
  contentServiceFolder: string,
): Environment {
  const stored = {
    METRICS_TOKEN: read(join(dataFolder, 'metrics-token')),
    INBOX_SECRET: read(join(dataFolder, 'inbox-secret')),
    ...contentServiceSecrets(read(join(contentServiceFolder, 'secrets.json'))),
  }
  const missing = Object.entries(stored).filter(([name, value]) => value && !environment[name]?.trim())
  return { ...environment, ...Object.fromEntries(missing) }
}

function contentServiceSecrets(json: string | undefined): Readonly<Record<string, string>> {
  try {
    return json === undefined ? {} : (JSON.parse(json) as Record<string, string>)
  } catch {
    return {}
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
