export { Form } from './form.tsx'
export { GuidedForm } from './guided-form.tsx'
export { PlainForm } from './plain-form.tsx'
