import { crc32 } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue } from '../subtitles/cue.ts'
import { textOf } from '../textOf.ts'
import { transcriptArbitrary } from '../transcriptArbitrary.ts'
import { readJson, writeJson } from './jsonFile.ts'
import { readSubtitles } from './readSubtitles.ts'
import { readTranscript } from './readTranscript.ts'
import { writeSrt, writeVtt } from './writeSubtitles.ts'
import { writeDocx } from './writeDocx.ts'
import { writeText } from './plainText.ts'

const word = fc.oneof(
  fc.constantFrom(
    'Dzień',
    'dobry,',
    '1',
    '42',
    '<3',
    'a&b',
    '&amp;',
    '–',
    'NOTE',
    'WEBVTT',
    '00:01',
    '->',
    '{x}',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => /^[^\s\0]+$/u.test(text)),
)
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ').trim())

const cues: fc.Arbitrary<readonly Cue[]> = fc.array(
  fc
    .record({
      start: fc.nat({ max: 30_000_000 }),
      length: fc.nat({ max: 9_000 }),
      speaker: fc.constantFrom(null, 'Anna', 'Jan <III> & Marysieńka'),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    })
    .map(({ length, ...cue }) => ({ ...cue, end: cue.start + length })),
  { minLength: 1, maxLength: 8 },
)

/** What SRT gives a meaning of its own, and can't write otherwise. */
const hasSrtSigns = (list: readonly Cue[]) =>
  list.some(({ lines }) => /-->|<[/\p{L}\d]|\{\\/u.test(lines.join('\n')))

const bytesOf = (text: string) => new TextEncoder().encode(text)
const normal = (text: string) => text.replaceAll('\r\n', '\n')
const passagesOf = (bytes: Uint8Array, lengthMs: number | null = null) => {
  const read = readTranscript(bytes, lengthMs)
  return read.kind === 'refused'
    ? read.refusal
    : read.transcript.passages.map((passage) => [passage.start, passage.end, textOf(passage)])
}

describe('round trips', () => {
  it('give the same subtitles by SRT', () => {
    fc.assert(
      fc.property(cues, (list) => {
        fc.pre(!hasSrtSigns(list))
        const voiceless = list.map((cue) => ({ ...cue, speaker: null }))
        expect(readSubtitles(normal(writeSrt(voiceless)))).toEqual({ kind: 'read', value: voiceless })
      }),
    )
  })

  it('give the same subtitles by WebVTT', () => {
    fc.assert(
      fc.property(cues, (list) => {
        expect(readSubtitles(writeVtt(list))).toEqual({ kind: 'read', value: list })
      }),
    )
  })

  it('give the same document by JSON', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        expect(readJson(writeJson(transcript))).toEqual({ kind: 'read', value: transcript })
      }),
    )
  })

  it('give the same words, times to the second and speakers by text', () => {
    fc.assert(
      fc.property(transcriptArbitrary, (transcript) => {
        const written = writeText(transcript, { times: true, speakers: false })
        const said = transcript.passages.filter(({ words }) => words.length > 0)
        fc.pre(said.length > 0)
        const seconds = said.map((passage) => [Math.floor(passage.start / 1_000) * 1_000, textOf(passage)])
        const read = passagesOf(bytesOf(written))
        expect(Array.isArray(read) ? read.map(([start, , text]) => [start, text]) : read).toEqual(seconds)
      }),
    )
  })
})

/** A caption as YouTube writes it. */
const cue = (times: string, ...lines: readonly string[]) =>
  `${times} align:start position:0%\n${lines.join('\n')}\n\n`

describe('subtitles as they come', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nZażółć gęślą\r\njaźń\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nDwa\r\n'
  const said = [
    [1_000, 2_500, 'Zażółć gęślą jaźń'],
    [3_000, 4_000, 'Dwa'],
  ]

  it('are read with a mark of the order of bytes, in UTF-16 and in Windows-1250', () => {
    expect(passagesOf(bytesOf(`\uFEFF${srt}`))).toEqual(said)
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(srt, (sign) => sign.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8]),
    ])
    expect(passagesOf(utf16)).toEqual(said)
    const letters: Readonly<Record<string, number>> = {
      ż: 0xbf,
      ó: 0xf3,
      ł: 0xb3,
      ć: 0xe6,
      ę: 0xea,
      ś: 0x9c,
      ą: 0xb9,
      ź: 0x9f,
      ń: 0xf1,
    }
    const windows = Uint8Array.from(srt, (sign) => letters[sign] ?? sign.charCodeAt(0))
    expect(passagesOf(windows)).toEqual(said)
  })

  it.each([
    ['no counters', '00:00:01,000 --> 00:00:02,500\nRaz\n\n00:00:03,000 --> 00:00:04,000\nDwa'],
    ['no empty lines', '1\n00:00:01,000 --> 00:00:02,500\nRaz\n2\n00:00:03,000 --> 00:00:04,000\nDwa'],
    [
      'dots, one digit of hours, short fractions',
      '1\n0:00:01.0 --> 0:00:02.5\nRaz\n\n2\n0:00:3 --> 0:00:4\nDwa',
    ],
    [
      'empty lines within',
      '1\n00:00:01,000 --> 00:00:02,500\n\nRaz\n\n\n2\n00:00:03,000 --> 00:00:04,000\n\nDwa\n\n',
    ],
    [
      'tags and places',
      '1\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20\n{\\an8}<i>Raz</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n<font color="red">Dwa</font>',
    ],
    [
      'notes, styles, settings, names, entities',
      'WEBVTT - tytuł\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE 00:00:09.000 --> 00:00:10.000\nnic\n\nwstęp\n00:01.000 --> 00:02.500 align:start line:0%\n<c.żółty>Raz</c>&lrm;\n\n00:03.000 --> 00:04.000\n<00:00:03.200>Dwa',
    ],
  ])('are read with %s', (_, text) => {
    expect(passagesOf(bytesOf(text))).toEqual([
      [1_000, 2_500, 'Raz'],
      [3_000, 4_000, 'Dwa'],
    ])
  })

  it('are read in WebVTT whose head no empty line ends', () => {
    const vtt = 'WEBVTT\n00:01.000 --> 00:02.500\nRaz\n\n00:03.000 --> 00:04.000\nDwa\n'
    expect(passagesOf(bytesOf(vtt))).toEqual([
      [1_000, 2_500, 'Raz'],
      [3_000, 4_000, 'Dwa'],
    ])
  })

  it('say each line once where captions roll, as YouTube writes those that it has heard', () => {
    const vtt = [
      'WEBVTT\nKind: captions\nLanguage: pl\n\n',
      cue('00:00:00.160 --> 00:00:02.310', ' ', 'cześć<00:00:00.400><c> wam</c>'),
      cue('00:00:02.310 --> 00:00:02.320', 'cześć wam', ' '),
      cue('00:00:02.320 --> 00:00:04.950', 'cześć wam', 'opowiem<00:00:02.600><c> o</c><c> kotach</c>'),
      cue('00:00:04.950 --> 00:00:04.960', 'opowiem o kotach', ' '),
      cue('00:00:09.000 --> 00:00:10.000', 'opowiem o kotach'),
    ]
    expect(passagesOf(bytesOf(vtt.join('')))).toEqual([
      [160, 2_320, 'cześć wam'],
      [2_320, 4_960, 'opowiem o kotach'],
      [9_000, 10_000, 'opowiem o kotach'],
    ])
  })

  it.each([
    ['MicroDVD', '{1}{1}25.000\n{25}{62}{y:i}Raz|{c:$00ffff}dwa\n{75}{100}Trzy'],
    ['MPL2', '[10][25]/Raz|/dwa\n[30][40]Trzy\n'],
    ['MPL2 after a mark of bytes', '\uFEFF[10][25]Raz|dwa\n\n[30][40]Trzy\n'],
  ])('are read in %s', (_, text) => {
    expect(passagesOf(bytesOf(text))).toEqual([
      [1_000, text.startsWith('{') ? 2_480 : 2_500, 'Raz dwa'],
      [3_000, 4_000, 'Trzy'],
    ])
  })

  it('are read in TMPlayer, each until the next at most', () => {
    const text = '00:00:01:Raz|dwa\n00:00:03:Ile to już lat, jak się nie widzieliśmy?\n00:00:04=Trzy'
    expect(passagesOf(bytesOf(text))).toEqual([
      [1_000, 2_500, 'Raz dwa'],
      [3_000, 4_000, 'Ile to już lat, jak się nie widzieliśmy?'],
      [4_000, 5_500, 'Trzy'],
    ])
    expect(passagesOf(bytesOf('[1][9999999]Raz'))).toEqual({ code: 'too-long', line: 1 })
    // A note in brackets is none.
    expect(passagesOf(bytesOf('[1] Przypis\n[2] Drugi'), 4_000)).toMatchObject([
      [0, 2_000, '[1] Przypis'],
      [2_000, 4_000, '[2] Drugi'],
    ])
  })

  it('may overlap, and out of order are put in order', () => {
    expect(
      passagesOf(bytesOf('2\n00:00:03,000 --> 00:00:09,000\nDwa\n\n1\n00:00:01,000 --> 00:00:05,000\nRaz')),
    ).toEqual([
      [1_000, 5_000, 'Raz'],
      [3_000, 9_000, 'Dwa'],
    ])
  })

  it('have speakers by voices, two in one subtitle too', () => {
    const read = readTranscript(
      bytesOf('WEBVTT\n\n00:00.000 --> 00:04.000\n<v Anna>Raz</v>\n<v.loud Piotr>Dwa'),
      null,
    )
    expect(read).toMatchObject({
      kind: 'read',
      format: 'vtt',
      transcript: {
        speakers: [
          { id: 's1', name: 'Anna' },
          { id: 's2', name: 'Piotr' },
        ],
        passages: [
          { speaker: 's1', start: 0, end: 2_000 },
          { speaker: 's2', start: 2_000, end: 4_000 },
        ],
      },
    })
  })

  it('are refused with a reason and a line', () => {
    const refusal = (text: string) => passagesOf(bytesOf(text))
    expect(refusal('1\n00:00:01,000 --> 00:00:02,000\nRaz\n\n2\n00:00:61,000 --> 00:01:02,000\nDwa')).toEqual(
      { code: 'bad-time', line: 6 },
    )
    expect(refusal('1\n00:00:05,000 --> 00:00:02,000\nRaz')).toEqual({ code: 'bad-time', line: 2 })
    expect(refusal('1\n00:00:05,000 --> 11:00:02,000\nRaz')).toEqual({ code: 'too-long', line: 2 })
    expect(refusal('WEBVTT\n\nNOTE nic')).toEqual({ code: 'empty', line: null })
    expect(refusal('\n \n')).toEqual({ code: 'empty', line: null })
    expect(refusal('{"format":"iskra-transcript","version":2}')).toEqual({ code: 'newer', line: null })
    expect(refusal('{"passages":[]}')).toEqual({ code: 'not-transcript', line: null })
    expect(passagesOf(Uint8Array.of(0, 1, 2))).toEqual({ code: 'not-text', line: null })
  })

  it('are refused or read, never anything else, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (bytes, text) => {
          expect(['read', 'refused']).toContain(readTranscript(bytes, 1_000).kind)
          expect(['read', 'refused']).toContain(
            readTranscript(bytesOf(`1\n00:00:01,000 --> 00:00:02,000\n${text}`), null).kind,
          )
        },
      ),
    )
  })
})

describe('text', () => {
  it('is spread over the recording by syllables', () => {
    expect(passagesOf(bytesOf('Ala ma kota\n\nTak\n'), 6_000)).toEqual([
      [0, 5_000, 'Ala ma kota'],
      [5_000, 6_000, 'Tak'],
    ])
  })

  it('has speakers where names stand before a colon more than once', () => {
    const read = readTranscript(bytesOf('Anna: Cześć.\nUwaga: nic.\nAnna: Pa.'), null)
    expect(read).toMatchObject({
      transcript: {
        speakers: [{ name: 'Anna' }],
        passages: [{ speaker: 's1' }, { speaker: null }, { speaker: 's1' }],
      },
    })
  })
})

describe('a document for word processors', () => {
  it('is a ZIP whose sums are right, with the words as they stand', () => {
    const document = writeDocx(
      {
        version: 1,
        speakers: [{ id: 's1', name: 'Anna <A> & B' }],
        passages: [
          { id: 'p1', start: 62_000, end: 63_000, speaker: 's1', words: [spoken('Zażółć'), spoken('<&>')] },
        ],
      },
      { title: 'Rozmowa', times: true, speakers: true },
    )
    const files = filesOf(document)
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/styles.xml',
      'word/document.xml',
    ])
    const said = files.get('word/document.xml')?.match(/(?<=<w:t xml:space="preserve">)[^<]*/gu)
    expect(said).toEqual(['Rozmowa', '0:01:02 ', 'Anna &lt;A&gt; &amp; B: ', 'Zażółć &lt;&amp;&gt;'])
  })
})

const spoken = (text: string) => ({
  text,
  start: 62_000,
  end: 62_000,
  confidence: null,
  source: 'hand' as const,
})

/** The files of a ZIP without compression, by its directory; throws where a sum is wrong. */
function filesOf(zip: Uint8Array): ReadonlyMap<string, string> {
  const view = new DataView(zip.buffer)
  const files = new Map<string, string>()
  const end = zip.length - 22
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true)
    const data = zip.subarray(from, from + view.getUint32(at + 24, true))
    if (crc32(data) !== view.getUint32(at + 16, true)) throw new Error('a wrong sum')
    files.set(
      new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)),
      new TextDecoder().decode(data),
    )
    at += 46 + nameLength
  }
  return files
}
