import type { Answer } from '@beam/forms/engine/form-definition.ts'

/** Answers a field as if somebody had typed, so that everything that listens hears it. */
export function answerControl(form: HTMLFormElement, name: string, answer: Answer) {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) {
    control.value = String(answer)
    announce(form.querySelector(`[name="${CSS.escape(name)}"]:checked`))
    return
  }
  if (!isControl(control)) return
  if (answer instanceof File) chooseFile(control, answer)
  else if (control.type === 'checkbox') check(control, answer === true)
  else control.value = String(answer)
  announce(control)
}

/** Moves to a field's control; for a group, to the chosen or first of it. */
export function focusControl(form: HTMLFormElement, name: string) {
  const selector = `[name="${CSS.escape(name)}"]`
  const control =
    form.querySelector<HTMLElement>(`${selector}:checked`) ?? form.querySelector<HTMLElement>(selector)
  control?.focus()
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
}

/** Only a file that a person chose before can be had here. */
function chooseFile(control: Control, file: File) {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  if (control instanceof HTMLInputElement) control.files = chosen.files
}

function check(control: Control, on: boolean) {
  if (control instanceof HTMLInputElement) control.checked = on
}

function announce(control: Element | null) {
  for (const event of ['input', 'change']) control?.dispatchEvent(new Event(event, { bubbles: true }))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element | RadioNodeList | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
