import forms from '../../inbox/forms.json'

/** Whoever has one of these sees the inbox. */
export const READ_PERMISSIONS = forms.map(({ name }) => ({
  action: `api::inbox.${name}.read`,
  subject: null,
}))
