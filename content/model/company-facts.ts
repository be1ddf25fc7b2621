/** Facts about the company behind the service, as plain text; '' until an editor enters them in the footer. */
export interface CompanyFacts {
  readonly legalName: string
  readonly legalAddress: string
  readonly registrationNumber: string
  readonly taxNumber: string
  readonly licenseEntry: string
}

interface CompanyLine {
  /** '' for what explains itself. */
  readonly label: string
  readonly text: string
}

/** In the order in which they are shown. */
const LABELS: readonly (readonly [keyof CompanyFacts, string])[] = [
  ['legalName', ''],
  ['legalAddress', ''],
  ['registrationNumber', 'Registration number'],
  ['taxNumber', 'Tax number'],
  ['licenseEntry', 'License'],
]

/** The facts that are filled in. Copies of a footer from before these fields have none. */
export function companyLines(facts: Partial<CompanyFacts> | null | undefined): CompanyLine[] {
  return LABELS.flatMap(([name, label]) => {
    const text = facts?.[name]?.trim() ?? ''
    return text === '' ? [] : [{ label, text }]
  })
}

/** A line as plain text, e.g. 'Tax number: …'. */
export function companyLineText({ label, text }: CompanyLine): string {
  return label === '' ? text : `${label}: ${text}`
}
