import type { FormDefinition } from '../../../forms/engine/define-form.ts'

/** A word that stands nowhere else, told apart by form and field; as an e-mail address where one is asked for. */
export const MARK = 'kanarienvogel'
/** The same for telephone numbers, which are digits. */
export const DIGITS = '999000123456'
/** As answers of sensitive fields hold them. */
export const SENSITIVE_MARKS = [`${MARK} sealed`, DIGITS]

/** Answers to a form, every text of which holds the mark. */
export function canaries(form: FormDefinition): Record<string, string> {
  const texts = Object.entries(form.fields).flatMap(([name, field]): [string, string][] => {
    if (field.type === 'email') return [[name, `${MARK}@example.com`]]
    if (field.type === 'tel') return [[name, DIGITS]]
    return ['text', 'textarea'].includes(field.type)
      ? [[name, `${MARK} ${field.sensitive ? 'sealed' : 'open'}`]]
      : []
  })
  return Object.fromEntries(texts) as Record<string, string>
}

export function linesWithMark(text: string): string[] {
  return text
    .split('\n')
    .filter(holdsMark)
    .map((line) => line.slice(0, 300))
}

export function holdsMark(line: string): boolean {
  return line.toLowerCase().includes(MARK) || line.includes(DIGITS)
}
