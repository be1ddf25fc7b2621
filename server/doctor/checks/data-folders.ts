import { failed, ok, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

const OTHERS_WRITE = 0o022
const OTHERS_READ = 0o044

/** Nobody else may write the data folders, or read what is in them. */
export const dataFoldersCheck: Check = {
  name: 'Data folders',
  async run(installation) {
    const { settings, contentService } = installation
    const folders = [settings.dataFolder, ...(contentService.isLocal ? [contentService.dataFolder] : [])]
    return folders.flatMap((folder) => examine(installation, folder))
  },
}

const SECRET_FILES = ['submissions.sqlite', 'content.db', 'secrets.json', 'inbox-secret', 'metrics-token']

function examine({ fileInfo }: Installation, folder: string): readonly Finding[] {
  const info = fileInfo(folder)
  if (!info?.isFolder)
    return [
      failed(
        `${folder} does not exist or cannot be read`,
        'Check DATA_DIR and CMS_DATA_DIR, or run as root.',
      ),
    ]
  if (info.mode & OTHERS_WRITE) return [failed(`others may write to ${folder}`, `chmod 700 ${folder}`)]
  if (!(info.mode & OTHERS_READ)) return [ok(`${folder} belongs to its owner only`)]
  const readable = SECRET_FILES.filter((name) => (fileInfo(`${folder}/${name}`)?.mode ?? 0) & OTHERS_READ)
  if (readable.length > 0)
    return [failed(`others may read ${readable.join(', ')} in ${folder}`, `chmod -R go= ${folder}`)]
  return [ok(`others may not read the files in ${folder}`)]
}
