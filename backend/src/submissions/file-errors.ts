import type { Answers, FileAnswer, FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { UploadedFile } from '../http/body.ts'
import type { Received } from '../intake/intake-target.ts'
import { isOnlyPdf } from './is-only-pdf.ts'

/** What a form's rules see of each file: name, type and size. */
export function fileAnswers(files: Readonly<Record<string, UploadedFile>>): Record<string, FileAnswer> {
  const answers = Object.entries(files).map(([field, { name, type, size }]) => [field, { name, type, size }])
  return Object.fromEntries(answers) as Record<string, FileAnswer>
}

/** Messages by field, for what only the server sees: the number of files and their content. */
export async function fileErrors(
  form: FormDefinition,
  answers: Answers,
  { files, duplicateFileFields }: Pick<Received, 'files' | 'duplicateFileFields'>,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const content = files[name]?.content
    if (field.type !== 'file' || content === undefined || answers[name] === undefined) continue
    if (duplicateFileFields.includes(name)) errors[name] = ONE_FILE
    else if (!(await isOnlyPdf(content)))
      errors[name] = field.rules.find((rule) => rule.name === 'pdfFile')?.message ?? NOT_A_PDF
  }
  return errors
}

const ONE_FILE = 'Send one file only. Combine the pages into one PDF.'
const NOT_A_PDF = 'This file is not a PDF.'

/** A browser sends an unnamed empty file where none was chosen. */
export function isChosen({ name, size }: UploadedFile): boolean {
  return name !== '' || size > 0
}
