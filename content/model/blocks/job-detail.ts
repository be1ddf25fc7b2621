import { defineBlock } from '../define-block.ts'
import { date, picture, prose, text } from '../field.ts'

export const jobDetail = defineBlock({
  name: 'job-detail',
  label: 'Job',
  help: 'One position in full. Its title is the page’s main heading.',
  icon: 'briefcase',
  fields: {
    title: text('Title'),
    purpose: prose('Purpose'),
    requirementsTitle: text('Heading of the requirements'),
    requirements: prose('Skills or requirements'),
    applyText: prose('How to apply'),
    applyEmail: text('Application mailbox'),
    jobType: text('Job type'),
    location: text('Location'),
    department: text('Department'),
    postedOn: date('Posted on', 'Told to search engines.'),
    picture: picture('Picture'),
  },
})
