import { HtmlValidate } from 'html-validate'

/** The standard's own rules: conforming HTML, without anybody's taste. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** Where a document breaks the HTML standard. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`)
}
