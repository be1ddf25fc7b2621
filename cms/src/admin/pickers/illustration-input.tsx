import choices from './choices.json'
import { VisualPicker, type InputProps } from './visual-picker'

declare global {
  interface Window {
    readonly strapi: { readonly backendURL: string }
  }
}

/** Chooses one of the site's drawings. */
export default function IllustrationInput(props: InputProps) {
  const drawings = choices.illustrations.map(({ name, label, help }) => ({
    value: name,
    label,
    help,
    image: `${window.strapi.backendURL}/illustrations/${name}.svg`,
  }))
  return <VisualPicker {...props} choices={drawings} action="Choose a drawing" none="No drawing" />
}
