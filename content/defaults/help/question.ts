/** A question and its answer in Markdown, as the help center shows them. */
export interface Question {
  readonly question: string
  readonly answer: string
}
