import { type FormCase, radioField, checkboxField, textField } from '../form-case.ts'

export const contact: FormCase = {
  name: 'contact',
  page: '/contacts',
  endpoint: '/api/contact',
  title: 'Contact form',
  guided: false,
  sections: [
    {
      title: 'Your message',
      answers: [
        radioField('Subject', 'Recruiting'),
        textField('First name', 'Ana', { empty: 'First name is required' }),
        textField('Last name', 'Silva', { empty: 'Last name is required' }),
        textField('Email', 'ana@example.com', {
          empty: 'Valid email is required',
          wrong: ['ana@example', 'Valid email is required'],
        }),
        textField('Message', 'Do you offer internships in Cascais?', {
          empty: 'Message is required',
          wrong: ['x'.repeat(1001), 'Message must be less than 1000 characters'],
        }),
        checkboxField('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
        checkboxField('I consent to Beam Wallet storing', { empty: 'Consent is required to submit' }),
      ],
    },
  ],
  send: 'Send message',
  busy: 'Sending...',
  thanks: ['Thank you for contacting us!', "We've received your message and will get back to you shortly."],
  invalid: '',
  rejected: 'Failed to submit the form. Please try again.',
  unreachable: 'Network error. Please try again later.',
}
