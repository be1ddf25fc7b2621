import { defineBlock } from '../define-block.ts'
import { anchor, url, color, list, picture, richText, text } from '../field.ts'

export const jobList = defineBlock({
  name: 'job-list',
  label: 'Job list',
  help: 'Open positions as cards.',
  icon: 'briefcase',
  fields: {
    sectionId: anchor(),
    title: text('Title'),
    intro: richText('Introduction'),
    linkText: text('Link text', 'Leave empty for no link.'),
    linkUrl: url('Link address'),
    jobs: list('Jobs', 'job', {
      title: text('Title'),
      description: text('Description'),
      jobType: text('Job type'),
      location: text('Location'),
      department: text('Department'),
      path: url('Page', 'The page of the position, e.g. /careers/graphic-designer.'),
      picture: picture('Icon'),
      color: color(
        'Color',
        'Teal',
        'Of the arrow while the pointer is on the job. Otherwise the list is neutral.',
      ),
    }),
  },
})
