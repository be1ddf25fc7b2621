import forms from '../../inbox/forms.json'

/** Whoever has one of these sees the inbox. */
export const READ_PERMISSIONS = forms.map(({ name }) => ({
  action: `api::inbox.${name}.read`,
  subject: null,
}))

/** The form that every ready-made role reads. */
const COMMON_FORM = 'contact'

/** Who sees the widget: Strapi demands all permissions of a widget, where one form is enough for the page. */
export const WIDGET_PERMISSIONS = READ_PERMISSIONS.filter(
  ({ action }) => action === `api::inbox.${COMMON_FORM}.read`,
)
