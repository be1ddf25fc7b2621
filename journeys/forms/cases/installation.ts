import { type FormCase, picked, ticked, typed } from '../form-case.ts'

export const installation: FormCase = {
  name: 'installation',
  page: '/ls-inst-form',
  endpoint: '/api/installation',
  title: 'Local Store Installation Form',
  guided: true,
  sections: [
    {
      title: 'Company',
      answers: [
        typed('Company Name', 'Padaria Flor', { empty: 'Company Name is required' }),
        typed('VAT Number', '501964843', { empty: 'VAT Number is required' }),
        typed('Address', 'Rua Nova 7, Cascais', { empty: 'Address is required' }),
        typed('Zip Code', '2750-001', { empty: 'Zip Code is required' }),
        typed('Certificate Code (optional)', '1234-5678-9012'),
        typed('Business Phone', '214 000 111', {
          empty: 'Business Phone is required',
          read: '+351 214 000 111',
        }),
        typed('Business Email', 'flor@example.com', {
          empty: 'Business Email is required',
          wrong: ['flor', 'Invalid business email format.'],
        }),
        typed('Store Name', 'Flor', { empty: 'Store Name is required' }),
        typed('Business Sector', 'Bakery', { empty: 'Business Sector is required' }),
        typed('Store Website (optional)', 'https://flor.example.com'),
      ],
    },
    {
      title: 'Bank account',
      answers: [
        typed('IBAN', 'PT50000201231234567890154', {
          empty: 'IBAN is required',
          read: 'PT50 0002 0123 1234 5678 9015 4',
        }),
        typed('Bank Name (optional)', 'Banco do Exemplo'),
        typed('Swift Code (optional)', 'BESCPTPL'),
      ],
    },
    {
      title: 'Contact person',
      answers: [
        typed('Contact Name', 'Marta', { empty: 'Contact Name is required' }),
        typed('Contact Last Name', 'Flor', { empty: 'Contact Last Name is required' }),
        typed('Contact Email', 'marta@example.com', {
          empty: 'Contact Email is required',
          wrong: ['marta@example', 'Invalid contact email format.'],
        }),
        typed('Contact Phone', '912 000 222', {
          empty: 'Contact Phone is required',
          read: '+351 912 000 222',
        }),
        typed('Contact Role (optional)', 'Owner'),
      ],
    },
    {
      title: 'Public profile',
      answers: [
        typed('Public Email', 'ola@example.com', {
          empty: 'Public Email is required',
          wrong: ['ola@', 'Invalid public email format.'],
        }),
        typed('Public Phone', '214 000 333', {
          empty: 'Public Phone is required',
          read: '+351 214 000 333',
        }),
        typed('Opening Time (optional)', '07:30'),
        typed('Closing Time (optional)', '12:45'),
        typed('Short Description', 'Bread, warm all day', { empty: 'Short Description is required' }),
        typed('Long Description (optional)', 'We bake every two hours.'),
        typed('Facebook (optional)', 'https://facebook.example.com/flor'),
        typed('Instagram (optional)', 'https://instagram.example.com/flor'),
        typed('Other Social Network (optional)', 'https://social.example.com/flor'),
      ],
    },
    {
      title: 'Cashback and installation',
      answers: [
        picked('Cashback Percentage', '15%', { empty: 'Cashback Percentage is required' }),
        typed('Installation Address', 'Largo da Praia 3, Cascais', {
          empty: 'Installation Address is required',
        }),
        ticked('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
      ],
    },
  ],
  send: 'Accept and send',
  busy: 'Submitting...',
  thanks: [
    'Thank you for joining Beam!',
    "We've received your installation request and will contact you shortly to arrange the installation.",
  ],
  invalid: '',
  rejected: 'Form submission failed.',
  unreachable: 'Network error. Please try again.',
}
