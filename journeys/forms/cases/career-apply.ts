import { type FormCase, selectField, textField } from '../form-case.ts'

export const careerApply: FormCase = {
  name: 'career-apply',
  page: '/careers/discover-your-future-with-beam-wallet',
  endpoint: '/api/career-apply',
  title: 'Career sign-up',
  guided: false,
  sections: [
    {
      title: 'Sign up',
      answers: [
        textField('First name', 'Inês', { empty: 'First name is required' }),
        textField('Last name', 'Rocha', { empty: 'Last name is required' }),
        selectField('Country', 'Portugal', { empty: 'Country is required' }),
        textField('Email', 'ines@example.com', {
          empty: 'Email is required',
          wrong: ['ines example.com', 'Invalid email format.'],
        }),
      ],
    },
  ],
  send: 'Sign up',
  busy: 'Submitting...',
  thanks: [
    'Thank you for signing up!',
    "We've received your details and will contact you when a position suits you.",
  ],
  invalid: '',
  rejected: 'Form submission failed.',
  unreachable: 'Network error. Please try again.',
}
