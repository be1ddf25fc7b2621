import type { Message } from '../reply/message-fields'

export interface TemplateInput extends Message {
  /** Missing: a new one. */
  readonly id?: string
  /** Saving it makes a new one. */
  readonly builtIn?: boolean
  readonly form: string
  readonly title: string
}

/** The input of 'save-template'. A new template has a key, with which it is stored once. */
export function saveRequest({ id, builtIn, form, title, subject, text }: TemplateInput, key: string): object {
  const content = { form, title, subject, text }
  const isNew = id === undefined || builtIn === true
  return isNew ? { ...content, key } : { ...content, id }
}
