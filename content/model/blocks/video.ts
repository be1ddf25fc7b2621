import { defineBlock } from '../define-block.ts'
import { picture, richText, text, videoUrl } from '../field.ts'

export const video = defineBlock({
  name: 'video',
  label: 'Video',
  help: 'A poster with a play button. Nothing is loaded from the video host before visitors press play.',
  icon: 'play',
  fields: {
    title: text('Title'),
    description: richText('Description'),
    videoUrl: videoUrl('Video address', 'Must contain the 11-character id of the video.'),
    picture: picture('Poster'),
  },
})
