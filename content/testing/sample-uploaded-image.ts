import type { UploadedImage } from '../model/picture.ts'

/** For tests: an uploaded image as it is read from the content service. */
export function sampleUploadedImage(given: Partial<UploadedImage> = {}): UploadedImage {
  return {
    url: 'https://media.example/a.png',
    alt: '',
    width: 1,
    height: 1,
    focus: { x: 50, y: 50 },
    revision: '',
    versions: null,
    ...given,
  }
}
