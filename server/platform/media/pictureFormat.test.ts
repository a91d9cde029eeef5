import { describe, expect, it } from 'vitest'
import { formatFor } from './pictureFormat.ts'

describe('formatFor', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/*;q=0.8', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.9', 'avif'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['text/html', 'jpeg'],
    [undefined, 'jpeg'],
  ])('answers %j with %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format)
  })
})
