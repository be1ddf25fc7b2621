import { defineBlock } from '../define-block.ts'
import { date, picture, richText, text, url } from '../field.ts'

export const jobDetail = defineBlock({
  name: 'job-detail',
  label: 'Job',
  help: 'One position in full. Its title is the page’s main heading.',
  icon: 'briefcase',
  fields: {
    listText: text(
      'Link to all positions',
      'Above the title, e.g. "All positions". Leave empty for no link.',
    ),
    listUrl: url('Address of all positions'),
    title: text('Title'),
    purpose: richText('Purpose', 'What the job is for, in a paragraph.'),
    requirementsTitle: text('Heading of the requirements', 'e.g. "Skills".'),
    requirements: richText('Skills or requirements'),
    applyText: richText('How to apply'),
    applyEmail: text('Application mailbox', 'An email address; it becomes a button.'),
    linkText: text('Link text', 'Below the mailbox, e.g. to a form. Leave empty for no link.'),
    linkUrl: url('Link address'),
    jobType: text('Job type', 'e.g. "Full time" or "Temporary".'),
    location: text('Location'),
    department: text('Department'),
    postedOn: date('Posted on', 'Structured data for search engines. Leave empty if unknown.'),
    picture: picture('Picture'),
  },
})
