import { type FormCase, chosen, picked, ticked, typed } from '../form-case.ts'

export const osInstallation: FormCase = {
  name: 'os-installation',
  page: '/os-inst-form',
  endpoint: '/api/os-installation',
  title: 'Online Store Installation Form',
  guided: true,
  sections: [
    {
      title: 'Company',
      answers: [
        typed('Responsible Person First Name', 'Duarte', {
          empty: 'Responsible Person First Name is required.',
        }),
        typed('Responsible Person Last Name', 'Reis', {
          empty: 'Responsible Person Last Name is required.',
        }),
        typed('Legal Name', 'Reis Livros, Lda.', { empty: 'Legal Name is required.' }),
        typed('VAT ID / Identification number', '501964843', {
          empty: 'VAT ID / Identification number is required.',
        }),
        typed('Company Contact Phone', '+351 214 000 444', { empty: 'Company Contact Phone is required.' }),
        typed('Company Contact Email', 'livros@example.com', {
          empty: 'Company Contact Email is required.',
          wrong: ['livros', 'Invalid Company Contact Email format.'],
        }),
      ],
    },
    {
      title: 'Address',
      answers: [
        typed('Address Line 1', 'Avenida Central 40', { empty: 'Address Line 1 is required.' }),
        typed('Address Line 2 (optional)', 'Loja B'),
        typed('City', 'Braga', { empty: 'City is required.' }),
        typed('State (optional)', 'Braga'),
        typed('Zip Code', '4710-229', { empty: 'Zip Code is required.' }),
        picked('Country', 'Portugal', { empty: 'Country is required.' }),
      ],
    },
    {
      title: 'Public profile',
      answers: [
        typed('Public Name', 'Reis Livros', { empty: 'Public Name is required.' }),
        typed('Public Email', 'ola-livros@example.com', {
          empty: 'Public Email is required.',
          wrong: ['ola livros@example.com', 'Invalid Public Email format.'],
        }),
        typed('Public Phone/Mobile', '+351 912 000 555', { empty: 'Public Phone/Mobile is required.' }),
        typed('Short Description', 'Old books, new readers', { empty: 'Short Description is required.' }),
        typed('Long Description (optional)', 'Second-hand books from all of Iberia.'),
        typed('Facebook (optional)', 'https://facebook.example.com/reis'),
        typed('Instagram (optional)', 'https://instagram.example.com/reis'),
        typed('Other Social Network (optional)', 'https://social.example.com/reis'),
      ],
    },
    {
      title: 'Online store',
      answers: [
        typed('Store Website', 'https://livros.example.com', { empty: 'Store Website is required.' }),
        chosen('Online Store Platform', 'PrestaShop', { empty: 'Online Store Platform is required.' }),
        picked('Fixed Percentage of Cashback', '20%', {
          empty: 'Fixed Percentage of Cashback is required.',
        }),
      ],
    },
    {
      title: 'Bank account and agreement',
      answers: [
        typed('Bank Name', 'Banco do Exemplo', { empty: 'Bank Name is required.' }),
        typed('IBAN', 'PT50 0002 0123 1234 5678 9015 4', { empty: 'IBAN is required.' }),
        typed('Swift Code', 'BESCPTPL', { empty: 'Swift Code is required.' }),
        ticked('I agree to the Terms and Conditions', {
          empty: 'You must agree to the Terms and Conditions and Privacy Policy.',
        }),
      ],
    },
  ],
  send: 'Accept and send',
  busy: 'Submitting...',
  thanks: [
    'Thank you for joining Beam!',
    "We've received your installation request and will contact you shortly about your online store.",
  ],
  invalid: '',
  rejected: 'Form submission failed. Please try again.',
  unreachable: 'Network error. Could not submit form.',
}
