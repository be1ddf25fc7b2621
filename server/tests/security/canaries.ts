import type { FormDefinition } from '../../../forms/engine/define-form.ts'

/** A word that occurs nowhere else: finding it means that personal data leaked. */
export const MARK = 'kanarienvogel'
/** The same for telephone numbers. */
const DIGITS = '999000123456'
/** In answers to sensitive fields. */
export const SENSITIVE_MARKS = [`${MARK} sensitive`, DIGITS]

/** Answers to a form in which every text contains the mark. */
export function canaries(form: FormDefinition): Record<string, string> {
  const texts = Object.entries(form.fields).flatMap(([name, field]): [string, string][] => {
    if (field.type === 'email') return [[name, `${MARK}@example.com`]]
    if (field.type === 'tel') return [[name, DIGITS]]
    return ['text', 'textarea'].includes(field.type)
      ? [[name, `${MARK} ${field.sensitive ? 'sensitive' : 'plain'}`]]
      : []
  })
  return Object.fromEntries(texts) as Record<string, string>
}

export function linesWithMark(text: string): string[] {
  return text
    .split('\n')
    .filter(containsMark)
    .map((line) => line.slice(0, 300))
}

export function containsMark(line: string): boolean {
  return line.toLowerCase().includes(MARK) || line.includes(DIGITS)
}
