import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyScene, newConnector, newPicture } from '#domain/scene/newScene.ts'
import { takeForeignPictures } from './takeForeignPictures.ts'

const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').toString('base64')
const AREA = { x: 0, y: 0, width: 200, height: 100 }
const picture = (base64: string, isFitted = false) => ({ type: 'image/png', base64, crop: null, isFitted })

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 50, height: 50, close: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

it('looks into pictures, fits those that keep their shape, and leaves boxes that lines hold on to', async () => {
  const scene = {
    ...emptyScene('diagram'),
    shapes: [
      newPicture('filled', AREA, 'a'),
      newPicture('fitted', AREA, 'b'),
      newPicture('words', AREA, 'c', { text: 'Serwer' }),
      newPicture('cut', AREA, 'd'),
      newConnector('l', { shape: 'filled', side: null }, { shape: 'words', side: null }),
    ],
  }
  const pictures = new Map([
    ['a', picture(PNG)],
    ['b', picture(PNG, true)],
    ['c', picture(Buffer.from('words').toString('base64'))],
    ['d', picture('A')],
  ])
  const leftOut = [{ what: 'pages', count: 1 }] as const
  const taken = await takeForeignPictures({ ok: true, scene, pictures, leftOut })
  expect(taken.scene.shapes).toMatchObject([
    { kind: 'picture', ...AREA },
    { kind: 'picture', x: 50, y: 0, width: 100, height: 100 },
    { kind: 'box', id: 'words', text: 'Serwer', style: 'dashed', ...AREA },
    { kind: 'box', id: 'cut' },
    { kind: 'connector', to: { shape: 'words' } },
  ])
  expect([...taken.pictures.keys()]).toEqual(['a', 'b'])
  expect(taken.leftOut).toEqual([
    { what: 'pages', count: 1 },
    { what: 'pictures', count: 2 },
  ])
})
