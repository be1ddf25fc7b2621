import choices from './choices.json'
import { svgAddress } from './svg-address'
import { VisualPicker, type InputProps } from './visual-picker'

const FORMS = choices.forms.map(({ name, label, picture }) => ({
  value: name,
  label,
  help: name,
  image: svgAddress(picture),
}))

/** Chooses one of the site's forms. */
export default function FormInput(props: InputProps) {
  return <VisualPicker {...props} choices={FORMS} action="Choose a form" none="No form" />
}
