import { type FormCase, chosen, ticked, typed } from '../form-case.ts'

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
        chosen('Subject', 'Recruiting'),
        typed('First name', 'Ana', { empty: 'First name is required' }),
        typed('Last name', 'Silva', { empty: 'Last name is required' }),
        typed('Email', 'ana@example.com', {
          empty: 'Valid email is required',
          wrong: ['ana@example', 'Valid email is required'],
        }),
        typed('Message', 'Do you offer internships in Cascais?', {
          empty: 'Message is required',
          wrong: ['x'.repeat(1001), 'Message must be less than 1000 characters'],
        }),
        ticked('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
        ticked('I consent to Beam storing', { empty: 'Consent is required to submit' }),
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
