import { type FormCase, selectField, checkboxField, textField } from '../form-case.ts'

export const localPartner: FormCase = {
  name: 'local-partner',
  page: '/lp-form',
  endpoint: '/api/local-partner',
  title: 'Local Partners Form',
  guided: false,
  sections: [
    {
      title: 'About you',
      answers: [
        textField('First Name', 'Tomás', { empty: 'First Name is required.' }),
        textField('Last Name', 'Brito', { empty: 'Last Name is required.' }),
        textField('Email', 'tomas@example.com', {
          empty: 'Email is required.',
          wrong: ['@example.com', 'Please enter a valid email address.'],
        }),
        textField('Phone Number', '351 912 345 678', {
          empty: 'Phone Number is required.',
          read: '+351 912 345 678',
        }),
      ],
    },
    {
      title: 'Your company',
      answers: [
        textField('Company Name', 'Brito & Filhos', { empty: 'Company Name is required.' }),
        textField('Company VAT', '501964843', { empty: 'Company VAT is required.' }),
        textField('Address Line 1', 'Rua das Flores 12', { empty: 'Address Line 1 is required.' }),
        textField('Address Line 2 (optional)', '2.º andar'),
        textField('City', 'Porto', { empty: 'City is required.' }),
        textField('State (optional)', 'Porto'),
        textField('Zip Code (optional)', '4050-262'),
        selectField('Country', 'Portugal', { empty: 'Country is required.' }),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        checkboxField('I agree to the Terms and Conditions', {
          empty: 'You must agree to the terms and conditions.',
        }),
        checkboxField('I consent to Beam Wallet storing', {
          empty: 'You must provide consent to store your information.',
        }),
      ],
    },
  ],
  send: 'Send application',
  busy: 'Submitting...',
  thanks: [
    'Thank you for your interest in becoming a local partner!',
    "We've received your application and will get back to you shortly.",
  ],
  invalid: '',
  rejected: 'Form submission failed.',
  unreachable: 'Network error. Please try again.',
}
