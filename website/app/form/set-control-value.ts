import type { Answer } from '@beam/forms/engine/form-definition.ts'

/** Sets a field's control and fires the events of typing, so that all listeners notice. */
export function setControlValue(form: HTMLFormElement, name: string, answer: Answer) {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) {
    control.value = String(answer)
    fireInputEvents(form.querySelector(`[name="${CSS.escape(name)}"]:checked`))
    return
  }
  if (!isControl(control)) return
  if (answer instanceof File) setFile(control, answer)
  else if (control.type === 'checkbox') setChecked(control, answer === true)
  else control.value = String(answer)
  fireInputEvents(control)
}

/** Only works with a file that a person chose before. */
function setFile(control: Control, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  if (control instanceof HTMLInputElement) control.files = transfer.files
}

function setChecked(control: Control, checked: boolean) {
  if (control instanceof HTMLInputElement) control.checked = checked
}

function fireInputEvents(control: Element | null) {
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
