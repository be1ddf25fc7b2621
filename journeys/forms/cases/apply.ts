import { type FormCase, attached, picked, ticked, typed } from '../form-case.ts'

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
        typed('First name', 'Rui', { empty: 'First name is required' }),
        typed('Last name', 'Costa', { empty: 'Last name is required' }),
        typed('Email', 'rui@example.com', {
          empty: 'Valid email is required',
          wrong: ['rui@', 'Valid email is required'],
        }),
        typed('Phone (optional)', '+351 912 345 678'),
        typed('Location (optional)', 'Lisbon'),
      ],
    },
    {
      title: 'What you would like to do',
      answers: [
        picked('Position area', 'Business Development'),
        typed('Additional information (optional)', 'I speak four languages.'),
        attached('CV (optional)'),
        attached('Cover letter (optional)'),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        ticked('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
        ticked('I consent to Beam storing', { empty: 'Consent is required to submit' }),
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
