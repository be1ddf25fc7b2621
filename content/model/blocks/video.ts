import { defineBlock } from '../define-block.ts'
import { picture, prose, text, videoAddress } from '../field.ts'

export const video = defineBlock({
  name: 'video',
  label: 'Video',
  help: 'A poster with a play button. Nothing is loaded from the video host before a visitor presses play.',
  icon: 'play',
  fields: {
    title: text('Title'),
    description: prose('Description'),
    videoUrl: videoAddress('Video address', 'Must hold the 11-character id of the video.'),
    picture: picture('Poster'),
  },
})
