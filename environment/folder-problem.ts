import { accessSync, constants, statSync } from 'node:fs'

const ROOT_USER = 0

/**
 * Why this user must not work in a data folder: its process could not write to files of root, and a folder that cannot
 * be read looks like one without data. null when nothing speaks against it, also when the folder does not exist.
 */
export function folderProblem(folder: string, user = process.getuid?.()): string | null {
  try {
    const { uid } = statSync(folder)
    if (user === ROOT_USER && uid !== ROOT_USER)
      return `${folder} belongs to user ${uid}, and files that root writes there would stop its process. Use the command beam-wallet (docs/operating.md), or run this as that user.`
    accessSync(folder, constants.R_OK | constants.X_OK)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EACCES' ? `This user may not read ${folder}. Run this as the user of its process.` : null
  }
}
