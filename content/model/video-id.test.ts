import { describe, expect, it } from 'vitest'
import { videoId } from './video-id.ts'

const ID = 'dQw4w9WgXcQ'

describe('T40: videoId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=abc&v=${ID}&t=10`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/shorts/${ID}/`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/v/${ID}`,
  ])('finds the id in %s', (url) => {
    expect(videoId(url)).toBe(ID)
  })

  it('accepts every character of an id', () => {
    expect(videoId('https://youtu.be/-_aZ09-_aZ0')).toBe('-_aZ09-_aZ0')
  })

  it.each([
    ['ten characters', 'https://youtu.be/dQw4w9WgXc'],
    ['twelve characters', 'https://youtu.be/dQw4w9WgXcQQ'],
    ['a character no id has', 'https://youtu.be/dQw4w9WgXc!'],
    ['no id', 'https://www.youtube.com/watch'],
    ['another host', `https://vimeo.com/${ID}`],
    ['a host with the right prefix', `https://www.youtube.com.evil.example/watch?v=${ID}`],
    ['a host with the right suffix', `https://evilyoutube.com/watch?v=${ID}`],
    ['the host as user name', `https://www.youtube.com@evil.example/watch?v=${ID}`],
    ['script', `javascript:alert('https://youtu.be/${ID}')`],
    ['data', `data:text/html,https://youtu.be/${ID}`],
    ['a path', `/watch?v=${ID}`],
    ['a deeper path', `https://youtu.be/x/${ID}`],
    ['nothing', ''],
  ])('finds none with %s', (_, url) => {
    expect(videoId(url)).toBeNull()
  })
})
