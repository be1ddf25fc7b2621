import { HtmlValidate } from 'html-validate'

/** Only the rules of the HTML standard, without style rules. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** Violations of the HTML standard. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`)
}
