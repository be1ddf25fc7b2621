import { type FormCase, picked, ticked, typed } from '../form-case.ts'

export const investor: FormCase = {
  name: 'investor',
  page: '/investors-form',
  endpoint: '/api/investor',
  title: 'Investors Form',
  guided: false,
  sections: [
    {
      title: 'About you',
      answers: [
        typed('First Name', 'Vera', { empty: 'First Name is required.' }),
        typed('Last Name', 'Nunes', { empty: 'Last Name is required.' }),
        typed('Email', 'vera@example.com', {
          empty: 'Email is required.',
          wrong: ['vera@example', 'Invalid email format.'],
        }),
        typed('Phone Number', '+44 20 7946 0000', {
          empty: 'Phone Number is required.',
          wrong: ['912-345-678', 'Invalid phone number format.'],
        }),
        picked('Country', 'United Kingdom', { empty: 'Country is required.' }),
        typed('Postal Code (optional)', 'SW1A 1AA'),
      ],
    },
    {
      title: 'Your company',
      answers: [
        typed('Company Name', 'Northern Lights Capital', { empty: 'Company Name is required.' }),
        typed('Company Role', 'Partner', { empty: 'Company Role is required.' }),
        typed('Company Website (optional)', 'https://capital.example.com'),
        typed('VAT/NIF Number (optional)', 'PT501964843'),
      ],
    },
    {
      title: 'Your investment',
      answers: [
        picked('Amount To Invest', '10.000.000€ or more', { empty: 'Amount To Invest is required.' }),
        picked('Currency', 'GBP (Pound)', { empty: 'Currency is required.' }),
        typed('Message', 'We would like to see your figures.', { empty: 'Message is required.' }),
        ticked('I agree to the Terms and Conditions'),
        ticked('I consent to Beam storing'),
      ],
    },
  ],
  send: 'Send request',
  busy: 'Submitting...',
  thanks: [
    'Thank you for your interest in investing!',
    "We've received your request and our investor team will get back to you shortly.",
  ],
  invalid: 'Please fix the errors in the form.',
  rejected: 'HTTP error! status: {status}',
  unreachable: 'Network error. Please try again.',
}
