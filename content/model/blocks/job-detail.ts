import { defineBlock } from '../define-block.ts'
import { date, picture, prose, text } from '../field.ts'

export const jobDetail = defineBlock({
  name: 'job-detail',
  label: 'Job',
  help: 'One position in full. Its title is the page’s main heading.',
  icon: 'briefcase',
  fields: {
    title: text('Title'),
    purpose: prose('Purpose', 'What the job is for, in a paragraph.'),
    requirementsTitle: text('Heading of the requirements', 'e.g. "Skills".'),
    requirements: prose('Skills or requirements'),
    applyText: prose('How to apply'),
    applyEmail: text('Application mailbox', 'An e-mail address; it becomes a link.'),
    jobType: text('Job type', 'e.g. "Full time" or "Temporary".'),
    location: text('Location'),
    department: text('Department'),
    postedOn: date('Posted on', 'Told to search engines. Leave empty rather than guess.'),
    picture: picture('Picture'),
  },
})
