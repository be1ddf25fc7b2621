import type { Editor } from '../sign-in.ts'

interface Version {
  readonly id: number
  readonly storedAt: string
  readonly userName: string | null
}

export interface Line {
  readonly label: string
  readonly text: string
}

/** The versions of a document, newest first. */
export async function listVersions(who: Editor, type: string, documentId: string): Promise<Version[]> {
  const { body } = await who.request('GET', `/history/versions?type=${type}&documentId=${documentId}`)
  return (body as { data: Version[] }).data
}

interface ReadableVersion {
  readonly lines: Line[]
  readonly draftLines: Line[]
  readonly values: object
}

/** The content and texts of a version, and the texts of the draft. */
export async function readVersion(who: Editor, version: Version | undefined): Promise<ReadableVersion> {
  const { body } = await who.request('GET', `/history/versions/${version?.id}`)
  return (body as { data: ReadableVersion }).data
}

export function restoreVersion(who: Editor, version: Version | undefined) {
  return who.request('POST', `/history/versions/${version?.id}/restore`, {})
}
