/** What is sent for a submission, by the names that the backend gives it. */
export const DELIVERY_LABELS: Readonly<Record<string, string>> = {
  'staff-mail': 'Mail to the team',
  'confirmation-mail': 'Confirmation to the sender',
  'reply-mail': 'Reply to the sender',
  webhook: 'Webhook',
}
