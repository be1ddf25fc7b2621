import { expect, test } from '../support/journey.ts'

const STEPS_OF_FIVE = ['15%', '20%', '25%', '30%', '35%', '40%', '45%', '50%']
const AMOUNTS = ['100.000€ or more', '1.000.000€ or more', '10.000.000€ or more', '50.000.000€ or more']

/** Path, label, options; the first one is selected. */
const CHOICES = [
  [
    '/careers/spontaneous-application',
    'Position area',
    ['Design', 'Marketing', 'Business Development', 'Software Development'],
  ],
  ['/ls-inst-form', 'Cashback Percentage', ['Select a percentage', '10%', ...STEPS_OF_FIVE]],
  ['/os-inst-form', 'Fixed Percentage of Cashback', ['Select a percentage', ...STEPS_OF_FIVE]],
  ['/investors-form', 'Amount To Invest', ['Select an amount', ...AMOUNTS]],
  ['/investors-form', 'Currency', ['Select a currency', 'USD (Dollar)', 'EUR (Euro)', 'GBP (Pound)']],
] as const

test('select fields have the options of the specification', async ({ page }) => {
  for (const [address, label, options] of CHOICES) {
    await page.goto(address)
    const list = page.getByLabel(label, { exact: true })
    await expect(list.locator('option')).toHaveText(options)
    await expect(list.locator('option:checked')).toHaveText(options[0])
  }
})

test('the subject of the contact form is Support by default', async ({ page }) => {
  await page.goto('/contacts')
  const subjects = page.getByRole('radiogroup', { name: 'Subject' })
  await expect(subjects.locator('label')).toHaveText([
    'General Information',
    'Investors',
    'Local Partners',
    'Recruiting',
    'Support',
  ])
  await expect(subjects.getByRole('radio', { name: 'Support', exact: true })).toBeChecked()
})

test('the platforms of an online store are WooCommerce and PrestaShop', async ({ page }) => {
  await page.goto('/os-inst-form')
  const platforms = page.getByRole('radiogroup', { name: 'Online Store Platform', includeHidden: true })
  await expect(platforms.locator('label')).toHaveText(['WooCommerce', 'PrestaShop'])
  const values = await platforms
    .locator('input')
    .evaluateAll((all) => all.map((it) => it.getAttribute('value')))
  expect(values).toEqual(['woocommerce', 'prestashop'])
})

const WITH_COUNTRIES = [
  '/careers/discover-your-future-with-beam-wallet',
  '/investors-form',
  '/lp-form',
  '/os-inst-form',
]

test('there are about 70 countries, from Argentina to Vietnam, Portugal among them, and another one', async ({
  page,
}) => {
  for (const address of WITH_COUNTRIES) {
    await page.goto(address)
    const options = page.getByLabel('Country', { exact: true }).locator('option:not([value=""])')
    const labels = await options.allTextContents()
    expect(Math.abs(labels.length - 70)).toBeLessThanOrEqual(5)
    expect([labels[0], ...labels.slice(-2)]).toEqual(['Argentina', 'Vietnam', 'Another country'])
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
    expect(values).toContain('portugal')
    expect(values.filter((value) => !/^[a-z]+(?:-[a-z]+)*$/.test(value ?? ''))).toEqual([])
  }
})
