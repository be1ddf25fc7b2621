import { type FormCase, fileField, selectField, checkboxField, textField } from '../form-case.ts'

export const apply: FormCase = {
  name: 'apply',
  page: '/careers/spontaneous-application',
  endpoint: '/api/apply',
  title: 'Spontaneous application',
  guided: false,
  sections: [
    {
      title: 'About you',
      answers: [
        textField('First name', 'Rui', { empty: 'First name is required' }),
        textField('Last name', 'Costa', { empty: 'Last name is required' }),
        textField('Email', 'rui@example.com', {
          empty: 'Valid email is required',
          wrong: ['rui@', 'Valid email is required'],
        }),
        textField('Phone (optional)', '+351 912 345 678'),
        textField('Location (optional)', 'Lisbon'),
      ],
    },
    {
      title: 'Your application',
      answers: [
        selectField('Position area', 'Business Development'),
        textField('Additional information (optional)', 'I speak four languages.'),
        fileField('CV (optional)'),
        fileField('Cover letter (optional)'),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        checkboxField('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
        checkboxField('I consent to Beam Wallet storing', { empty: 'Consent is required to submit' }),
      ],
    },
  ],
  send: 'Send application',
  busy: 'Submitting...',
  thanks: [
    'Thank you for your application!',
    "We've received your information and will review your application soon.",
  ],
  invalid: '',
  rejected: 'Failed to submit the form. Please try again.',
  unreachable: 'Network error. Please try again later.',
}
