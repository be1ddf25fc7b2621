import { type FormCase, selectField, checkboxField, textField } from '../form-case.ts'

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
        textField('First Name', 'Vera', { empty: 'First Name is required.' }),
        textField('Last Name', 'Nunes', { empty: 'Last Name is required.' }),
        textField('Email', 'vera@example.com', {
          empty: 'Email is required.',
          wrong: ['vera@example', 'Invalid email format.'],
        }),
        textField('Phone Number', '+44 20 7946 0000', {
          empty: 'Phone Number is required.',
          wrong: ['912-345-678', 'Invalid phone number format.'],
        }),
        selectField('Country', 'United Kingdom', { empty: 'Country is required.' }),
        textField('Postal Code (optional)', 'SW1A 1AA'),
      ],
    },
    {
      title: 'Your company',
      answers: [
        textField('Company Name', 'Northern Lights Capital', { empty: 'Company Name is required.' }),
        textField('Company Role', 'Partner', { empty: 'Company Role is required.' }),
        textField('Company Website (optional)', 'https://capital.example.com'),
        textField('VAT/NIF Number (optional)', 'PT501964843'),
      ],
    },
    {
      title: 'Your investment',
      answers: [
        selectField('Amount To Invest', '10.000.000€ or more', { empty: 'Amount To Invest is required.' }),
        selectField('Currency', 'GBP (Pound)', { empty: 'Currency is required.' }),
        textField('Message', 'We would like to see your figures.', { empty: 'Message is required.' }),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        checkboxField('I agree to the Terms and Conditions'),
        checkboxField('I consent to Beam Wallet storing'),
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
