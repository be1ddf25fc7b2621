/** A question and its answer in Markdown, as the help center shows them. */
export interface Answer {
  readonly question: string
  readonly answer: string
}
