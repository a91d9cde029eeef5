import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionTrack } from './captions.ts'

describe('a caption', () => {
  it('is one cue, whatever its words try', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('a\n\n00:01 --> 00:02\nb', '<b>&', '\r\r')),
        (text) => {
          const [header, cue, ...rest] = captionTrack(text).trimEnd().split('\n\n')
          expect(header).toBe('WEBVTT')
          expect(cue?.match(/-->/gu)).toHaveLength(1)
          expect(rest).toEqual([])
        },
      ),
    )
  })
})
