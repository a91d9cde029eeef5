import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneSchema } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { readDrawio } from './readDrawio.ts'
import { readExcalidraw } from './readExcalidraw.ts'
import { sceneOfSvg } from './sceneOfSvg.ts'
import { readXml } from './xml.ts'

const read = (text: string) => readDrawio(text, ids(), inflate)

function ids(): () => string {
  let last = 0
  return () => `id${(last += 1)}`
}

const inflate = (bytes: Uint8Array) => Promise.resolve(inflateRawSync(bytes).toString('utf8'))

describe('SVG', () => {
  it('of others holds none', () => {
    expect(sceneOfSvg('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull()
    expect(sceneOfSvg('<svg><iskra-scene>{"version":2}</iskra-scene></svg>')).toBeNull()
    expect(sceneOfSvg('')).toBeNull()
  })
})

const cell = (inner: string) =>
  `<mxGraphModel dx="800" dy="600" grid="1"><root><mxCell id="0"/><mxCell id="1" parent="0"/>${inner}</root></mxGraphModel>`
const box = (id: string, style: string, value = id, more = 'parent="1"') =>
  `<mxCell id="${id}" value="${value}" style="${style}" vertex="1" ${more}><mxGeometry x="40" y="20" width="120" height="60" as="geometry"/></mxCell>`
const edge = (
  id: string,
  from: string,
  to: string,
  style = 'edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;',
) =>
  `<mxCell id="${id}" style="${style}" edge="1" parent="1" source="${from}" target="${to}"><mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="10" y="20"/></Array></mxGeometry></mxCell>`
const mxfile = (inner: string) =>
  `<mxfile host="app.diagrams.net" version="24.7.5"><diagram id="a" name="Page-1">${inner}</diagram></mxfile>`
const packed = (xml: string) => deflateRawSync(encodeURIComponent(xml)).toString('base64')

describe('draw.io', () => {
  it.each([
    [
      'a plain file',
      mxfile(
        cell(
          box('a', 'rounded=0;whiteSpace=wrap;html=1;') + box('b', 'ellipse;html=1;') + edge('e', 'a', 'b'),
        ),
      ),
      3,
      [],
    ],
    [
      'a packed file',
      mxfile(packed(cell(box('a', 'rounded=1;') + box('b', 'rhombus;') + edge('e', 'a', 'b')))),
      3,
      [],
    ],
    ['a graph alone', cell(box('a', 'shape=cylinder3;') + box('b', 'shape=document;')), 2, []],
    ['words as HTML', mxfile(cell(box('a', 'html=1;', '&lt;b&gt;Zapłata&lt;/b&gt;&lt;br&gt;kartą'))), 1, []],
    [
      'a lane with a step',
      mxfile(cell(box('l', 'swimlane;horizontal=0;') + box('s', 'rounded=1;', 'krok', 'parent="l"'))),
      2,
      [],
    ],
    [
      'an object with a label',
      mxfile(
        cell(
          `<UserObject label="Dział" id="u"><mxCell style="shape=cloud;" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></UserObject>`,
        ),
      ),
      1,
      [],
    ],
    [
      'a picture',
      mxfile(cell(box('a', 'shape=image;image=data:image/png,iVBORw0KGgo=;', '') + box('b', ''))),
      2,
      [],
    ],
    [
      'pictures that aren’t in it, are SVG or are broken',
      mxfile(
        cell(
          box('a', 'shape=image;image=https://example.org/a.png;') +
            box('b', 'image;image=img/lib/aws.svg;') +
            box('c', 'shape=image;image=data:image/svg+xml,PHN2Zz4=;') +
            box('d', 'shape=image;image=data:image/png,PHN2Zz4=;') +
            box('e', 'shape=image;image=data:image/png,###;') +
            box('f', 'shape=image;'),
        ),
      ),
      6,
      [
        { what: 'remotePictures', count: 2 },
        { what: 'vectorPictures', count: 2 },
        { what: 'pictures', count: 2 },
      ],
    ],
    [
      'several pages',
      mxfile(cell(box('a', ''))).replace('</mxfile>', '<diagram id="b" name="2"/></mxfile>'),
      1,
      [{ what: 'pages', count: 1 }],
    ],
    [
      'a line with free ends',
      mxfile(
        cell(
          '<mxCell id="e" style="endArrow=block;endFill=0;" edge="1" parent="1"><mxGeometry relative="1" as="geometry"><mxPoint x="1" y="2" as="sourcePoint"/><mxPoint x="3" y="4" as="targetPoint"/></mxGeometry></mxCell>',
        ),
      ),
      1,
      [],
    ],
  ])('opens %s', async (_name, text, count, leftOut) => {
    const answer = await read(text)
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.scene.shapes).toHaveLength(count)
    expect(answer.leftOut).toEqual(leftOut)
    expect(sceneSchema.safeParse(answer.scene).success).toBe(true)
    expect(soundScene(answer.scene)).toBe(answer.scene)
  })

  it('has words, places within lanes and forms', async () => {
    const answer = await read(
      mxfile(
        cell(
          box('l', 'swimlane;') +
            box(
              's',
              'html=1;fillColor=#dae8fc;',
              '&lt;div&gt;raz&lt;/div&gt;&lt;div&gt;dwa&lt;/div&gt;',
              'parent="l"',
            ),
        ),
      ),
    )
    expect(answer).toMatchObject({
      scene: { shapes: [{ kind: 'frame' }, { text: 'raz\ndwa', x: 80, y: 40, fill: 'blue' }] },
    })
  })

  it('has pictures with their words below, once each, and lines on them', async () => {
    const style = 'shape=image;verticalLabelPosition=bottom;image=data:image/png,iVBORw0KGgo=;'
    const answer = await read(
      mxfile(
        cell(
          box('a', style, 'Serwer') +
            box('b', style, '') +
            box('c', `${style}imageAspect=0;`, '') +
            box('d', 'shape=label;imageAlign=center;image=data:image/gif,R0lGODlh;', 'Baza') +
            box('e', 'shape=image;image=https://example.org/a.png;', 'Zdalny') +
            edge('l', 'a', 'e'),
        ),
      ),
    )
    if (!answer.ok) throw new Error(answer.code)
    const [first, words, second, third, label, icon, remote, line] = answer.scene.shapes
    const file = { type: 'image/png', base64: 'iVBORw0KGgo=', crop: null }
    expect(first).toMatchObject({ kind: 'picture', text: 'Serwer', x: 40, y: 20, width: 120, height: 60 })
    expect(words).toMatchObject({ kind: 'box', form: 'text', text: 'Serwer', y: 80 })
    expect(first?.group).toBe(words?.group)
    expect(label).toMatchObject({ kind: 'box', text: 'Baza' })
    expect(icon).toMatchObject({ kind: 'picture', x: 88, y: 38, width: 24, height: 24 })
    expect(remote).toMatchObject({ kind: 'box', text: 'Zdalny', style: 'dashed', x: 40, width: 120 })
    expect(line).toMatchObject({ from: { shape: first?.id }, to: { shape: remote?.id } })
    const pictureOf = (shape: typeof first) =>
      shape?.kind === 'picture' ? answer.pictures.get(shape.picture) : undefined
    expect(pictureOf(first)).toEqual({ ...file, isFitted: true })
    expect(pictureOf(third)).toEqual({ ...file, isFitted: false })
    expect(pictureOf(icon)).toEqual({ type: 'image/gif', base64: 'R0lGODlh', crop: null, isFitted: true })
    expect(second).toMatchObject({ picture: first?.kind === 'picture' ? first.picture : '' })
    expect(answer.pictures.size).toBe(3)
  })

  it('has shapes turned as they were, with what stands in or below them; frames stay upright', async () => {
    const answer = await read(
      mxfile(
        cell(
          box('a', 'rounded=1;rotation=-30.4;') +
            box('b', 'shape=image;image=data:image/png,iVBORw0KGgo=;rotation=180;', 'Serwer') +
            box('c', 'swimlane;rotation=90;') +
            box('d', 'ellipse;rotation=360;flipH=1;'),
        ),
      ),
    )
    if (!answer.ok) throw new Error(answer.code)
    const [first, picture, words, frame, upright] = answer.scene.shapes
    expect(first).toMatchObject({ rotation: 330, x: 40, y: 20, width: 120, height: 60 })
    expect(picture).toMatchObject({ kind: 'picture', rotation: 180, x: 40, y: 20 })
    // Its words stand below it, which is above now.
    expect(words).toMatchObject({ text: 'Serwer', rotation: 180, x: 40, y: -8 })
    expect(frame).toMatchObject({ kind: 'frame' })
    expect(Object.hasOwn(upright ?? {}, 'rotation')).toBe(false)
    expect(answer.leftOut).toEqual([
      { what: 'rotation', count: 1 },
      { what: 'mirrored', count: 1 },
    ])
  })

  it.each([
    ['', 'notThatFile'],
    ['<svg/>', 'notThatFile'],
    ['<mxfile><diagram>', 'broken'],
    [mxfile('%%%'), 'broken'],
    [mxfile(packed('<html/>')), 'broken'],
    ['<mxfile></mxfile>', 'empty'],
    [mxfile(cell('')), 'empty'],
  ])('refuses %j', async (text, code) => {
    expect(await read(text)).toEqual({ ok: false, code })
  })
})

const drawing = (...elements: readonly object[]) =>
  JSON.stringify({
    type: 'excalidraw',
    version: 2,
    source: 'https://excalidraw.com',
    elements,
    appState: {},
    files: {},
  })
const part = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  x: 10,
  y: 20,
  width: 120,
  height: 60,
  angle: 0,
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid',
  strokeWidth: 2,
  strokeStyle: 'solid',
  roughness: 1,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  boundElements: [],
  updated: 1,
  link: null,
  locked: false,
  ...more,
})

describe('Excalidraw', () => {
  it.each([
    [
      'boxes of three forms',
      drawing(part('a', 'rectangle'), part('b', 'ellipse'), part('c', 'diamond')),
      3,
      [],
    ],
    [
      'an arrow between two',
      drawing(
        part('a', 'rectangle'),
        part('b', 'ellipse'),
        part('e', 'arrow', {
          points: [
            [0, 0],
            [50, 50],
          ],
          startBinding: { elementId: 'a', focus: 0, gap: 1 },
          endBinding: { elementId: 'b', focus: 0, gap: 1 },
          endArrowhead: 'arrow',
        }),
      ),
      3,
      [],
    ],
    [
      'words within a box',
      drawing(part('a', 'rectangle'), part('t', 'text', { text: 'Słowa', fontSize: 20, containerId: 'a' })),
      1,
      [],
    ],
    [
      'words alone',
      drawing(part('t', 'text', { text: 'Słowa\ndwa', fontSize: 36, textAlign: 'right' })),
      1,
      [],
    ],
    [
      'a free stroke',
      drawing(
        part('s', 'freedraw', {
          points: [
            [0, 0],
            [3, 4],
            [9, 9],
          ],
          pressures: [0.1, 0.5, 0.9],
        }),
      ),
      1,
      [],
    ],
    [
      'a frame and a group',
      drawing(
        part('f', 'frame', { name: 'Ekran' }),
        part('a', 'rectangle', { groupIds: ['g'] }),
        part('b', 'rectangle', { groupIds: ['g'] }),
      ),
      3,
      [],
    ],
    [
      'a picture that isn’t in it and a page',
      drawing(part('i', 'image', { fileId: 'x' }), part('p', 'embeddable'), part('a', 'rectangle')),
      2,
      [
        { what: 'pictures', count: 1 },
        { what: 'embedded', count: 1 },
      ],
    ],
    [
      'what was taken out',
      drawing(part('a', 'rectangle', { isDeleted: true }), part('b', 'rectangle')),
      1,
      [],
    ],
    [
      'what is turned, but for frames',
      drawing(part('a', 'rectangle', { angle: 1 }), part('f', 'frame', { angle: 1 })),
      2,
      [{ what: 'rotation', count: 1 }],
    ],
    [
      'a line of many corners',
      drawing(
        part('l', 'line', {
          points: [
            [0, 0],
            [50, 0],
            [50, 50],
          ],
          roundness: { type: 2 },
        }),
      ),
      1,
      [],
    ],
  ])('opens %s', (_name, text, count, leftOut) => {
    const answer = readExcalidraw(text, ids())
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.scene.shapes).toHaveLength(count)
    expect(answer.leftOut).toEqual(leftOut)
    expect(sceneSchema.safeParse(answer.scene).success).toBe(true)
  })

  it('has words in their box', () => {
    const answer = readExcalidraw(
      drawing(
        part('a', 'rectangle', { roundness: { type: 3 } }),
        part('t', 'text', { text: 'Słowa', containerId: 'a' }),
      ),
      ids(),
    )
    expect(answer).toMatchObject({ scene: { shapes: [{ form: 'rounded', text: 'Słowa' }] } })
  })

  it('has shapes turned as they were, to whole degrees, and lines where they were seen', () => {
    const turn = { angle: Math.PI / 2 }
    const answer = readExcalidraw(
      drawing(
        part('a', 'rectangle', { angle: 5.5 }),
        part('t', 'text', { text: 'Słowa', containerId: 'a', angle: 5.5 }),
        part('s', 'freedraw', {
          ...turn,
          points: [
            [0, 0],
            [20, 10],
          ],
        }),
        part('i', 'image', { angle: -0.1 }),
        part('l', 'line', {
          ...turn,
          points: [
            [0, 0],
            [100, 0],
          ],
        }),
        part('u', 'ellipse', { angle: 2 * Math.PI }),
      ),
      ids(),
    )
    if (!answer.ok) throw new Error(answer.code)
    const [first, stroke, image, line, upright] = answer.scene.shapes
    expect(first).toMatchObject({ text: 'Słowa', rotation: 315, x: 10, y: 20 })
    expect(stroke).toMatchObject({ kind: 'stroke', rotation: 90 })
    expect(image).toMatchObject({ kind: 'box', style: 'dashed', rotation: 354 })
    expect(line).toMatchObject({ from: { x: 60, y: -30 }, to: { x: 60, y: 70 } })
    expect(Object.hasOwn(upright ?? {}, 'rotation')).toBe(false)
    expect(sceneSchema.safeParse(answer.scene).success).toBe(true)
  })

  it('has its pictures, whole and cropped, and a box in place of one that can’t be read', () => {
    const image = (id: string, fileId: string, more: object = {}) => part(id, 'image', { fileId, ...more })
    const file = {
      ...JSON.parse(
        drawing(
          image('a', 'png', { crop: null, scale: [1, 1] }),
          image('b', 'png'),
          image('c', 'png', {
            crop: { x: 4, y: 8, width: 40, height: 20, naturalWidth: 90, naturalHeight: 60 },
          }),
          image('d', 'svg', { scale: [-1, 1] }),
          image('e', 'far'),
          image('f', 'broken'),
          part('l', 'arrow', {
            points: [
              [0, 0],
              [9, 9],
            ],
            startBinding: { elementId: 'a' },
            endBinding: { elementId: 'd' },
          }),
        ),
      ),
      files: {
        png: { id: 'png', mimeType: 'image/png', dataURL: 'data:image/png;base64,iVBORw0KGgo=', created: 1 },
        svg: { id: 'svg', mimeType: 'image/svg+xml', dataURL: 'data:image/svg+xml;base64,PHN2Zz4=' },
        far: { id: 'far', mimeType: 'image/png', dataURL: 'https://example.org/a.png' },
        broken: 7,
      },
    }
    const answer = readExcalidraw(JSON.stringify(file), ids())
    if (!answer.ok) throw new Error(answer.code)
    expect(sceneSchema.safeParse(answer.scene).success).toBe(true)
    const { shapes } = answer.scene
    const boxes = shapes.filter((shape) => shape.kind === 'box')
    const pictures = shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape.picture] : []))
    expect(boxes).toHaveLength(3)
    expect(pictures).toHaveLength(3)
    expect(pictures[0]).toBe(pictures[1])
    const own = { type: 'image/png', base64: 'iVBORw0KGgo=', isFitted: false }
    expect(answer.pictures).toEqual(
      new Map([
        [pictures[0], { ...own, crop: null }],
        [pictures[2], { ...own, crop: { x: 4, y: 8, width: 40, height: 20 } }],
      ]),
    )
    expect(shapes.at(-1)).toMatchObject({ from: { shape: shapes[0]?.id }, to: { shape: boxes[0]?.id } })
    expect(answer.leftOut).toEqual([
      { what: 'mirrored', count: 1 },
      { what: 'vectorPictures', count: 1 },
      { what: 'remotePictures', count: 1 },
      { what: 'pictures', count: 1 },
    ])
  })

  it.each([
    ['', 'notThatFile'],
    ['{"type":"tldraw"}', 'notThatFile'],
    ['{"type":"excalidraw","elements":[', 'broken'],
    [drawing(), 'empty'],
  ])('refuses %j', (text, code) => {
    expect(readExcalidraw(text, ids())).toEqual({ ok: false, code })
  })
})

describe('the reader of XML', () => {
  it('never throws, and reads no document types', () => {
    const text = fc.string({
      unit: fc.constantFrom('<', '>', '/', 'a', '"', '=', ' ', '&', ';', '<a>', '</a>', '<!--', '-->'),
    })
    fc.assert(
      fc.property(text, (source) => {
        readXml(source)
      }),
    )
    expect(readXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBeNull()
    expect(readXml('<a>&#x142;<![CDATA[<b>]]></a>')?.text).toBe('ł<b>')
  })
})
