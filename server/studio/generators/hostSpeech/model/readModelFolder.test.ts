import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { makeLayers } from '../../../../../scripts/speechModel/network.ts'
import { writeOnnx } from '../../../../../scripts/speechModel/writeOnnx.ts'
import { readModelFolder } from './readModelFolder.ts'
import { readOnnxMetadata } from './readOnnxMetadata.ts'
import { recognizerConfig, takesOfModel } from './recognizerConfig.ts'

const root = mkdtempSync(join(tmpdir(), 'iskra-weights-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const LAYERS = makeLayers([{ inputs: 80, outputs: 2, width: 1, stride: 1, isRectified: false }], () => 0.5)
const model = (metadata: Readonly<Record<string, string>>) => writeOnnx(LAYERS, metadata)

let folders = 0
/** A folder with files; those in ONNX have this metadata. */
function folderOf(names: readonly string[], metadata: Readonly<Record<string, string>> = {}): string {
  folders += 1
  const folder = join(root, String(folders))
  mkdirSync(folder)
  for (const name of names)
    writeFileSync(join(folder, name), name.endsWith('.onnx') ? model(metadata) : 'x 0\n')
  return folder
}

describe('a folder of weights is known by its names and metadata', () => {
  it('as NVIDIA’s transducer, with the smaller of the same weights', () => {
    const names = [
      'decoder.int8.onnx',
      'encoder.int8.onnx',
      'encoder.onnx',
      'joiner.int8.onnx',
      'tokens.txt',
      'bpe.model',
    ]
    const folder = folderOf(names, { model_type: 'EncDecRNNTBPEModel' })
    const found = readModelFolder(folder)
    expect(found).toEqual({
      kind: 'transducer',
      maker: 'nemo',
      tokens: join(folder, 'tokens.txt'),
      encoder: join(folder, 'encoder.int8.onnx'),
      decoder: join(folder, 'decoder.int8.onnx'),
      joiner: join(folder, 'joiner.int8.onnx'),
    })
    expect(recognizerConfig(found, { language: 'pl' }, 2)).toMatchObject({
      modelConfig: {
        modelType: 'nemo_transducer',
        numThreads: 2,
        transducer: { encoder: found.kind === 'transducer' && found.encoder },
      },
    })
    expect(takesOfModel(found)).toEqual({ source: true, language: false })
  })

  it('as a transducer of icefall, whose names say how it was trained', () => {
    const names = [
      'encoder-epoch-99-avg-1.int8.onnx',
      'decoder-epoch-99-avg-1.onnx',
      'joiner-epoch-99-avg-1.onnx',
      'tokens.txt',
    ]
    expect(readModelFolder(folderOf(names, { model_type: 'zipformer2' }))).toMatchObject({
      kind: 'transducer',
      maker: 'icefall',
    })
  })

  it('as Whisper, which is told the language where it knows several', () => {
    const names = ['small-encoder.int8.onnx', 'small-decoder.int8.onnx', 'small-tokens.txt']
    const many = readModelFolder(folderOf(names, { model_type: 'whisper-small', is_multilingual: '1' }))
    expect(many).toMatchObject({ kind: 'whisper', isMultilingual: true })
    expect(takesOfModel(many)['language']).toBe(true)
    expect(recognizerConfig(many, { language: 'pl' }, 1)).toMatchObject({
      modelConfig: { whisper: { language: 'pl', task: 'transcribe', enableSegmentTimestamps: 1 } },
    })
    const english = readModelFolder(folderOf(names, { model_type: 'whisper-small.en', is_multilingual: '0' }))
    expect(takesOfModel(english)['language']).toEqual(['en'])
    expect(recognizerConfig(english, { language: 'en' }, 1)).toMatchObject({
      modelConfig: { whisper: { language: '' } },
    })
  })

  it.each([
    ['EncDecCTCModelBPE', 'nemoCtc'],
    ['EncDecHybridRNNTCTCBPEModel', 'nemoCtc'],
    ['zipformer2_ctc', 'zipformerCtc'],
    ['omnilingual-asr', 'omnilingual'],
  ])('of one file that says %s', (type, kind) => {
    const found = readModelFolder(
      folderOf(['model.int8.onnx', 'model.onnx', 'tokens.txt'], { model_type: type }),
    )
    expect(found.kind).toBe(kind)
    expect(recognizerConfig(found, { language: 'pl' }, 1)).toMatchObject({
      modelConfig: { [kind]: { model: expect.stringMatching(/model\.int8\.onnx$/u) } },
    })
  })
})

describe('a folder that can’t be used says why', () => {
  const asked = { model_type: 'zipformer2_ctc' }
  it.each([
    ['it has no tokens.txt', ['model.onnx'], asked],
    ['it has neither model.onnx nor an encoder', ['tokens.txt', 'readme.md'], asked],
    ['more than one encoder', ['a-encoder.onnx', 'b-encoder.onnx', 'a-decoder.onnx', 'tokens.txt'], asked],
    ['more than one tokens.txt', ['model.onnx', 'a-tokens.txt', 'b-tokens.txt'], asked],
    ['doesn’t say its model_type', ['model.onnx', 'tokens.txt'], {}],
    [
      'models of type sense_voice_ctc are not known',
      ['model.onnx', 'tokens.txt'],
      { model_type: 'sense_voice_ctc' },
    ],
    [
      'models of type EncDecMultiTaskModel are not known',
      ['encoder.onnx', 'decoder.onnx', 'tokens.txt'],
      { model_type: 'EncDecMultiTaskModel' },
    ],
    [
      'for live speech',
      ['encoder.onnx', 'decoder.onnx', 'joiner.onnx', 'tokens.txt'],
      { model_type: 'zipformer2', decode_chunk_len: '32' },
    ],
  ])('%s', (reason, names, metadata) => {
    const folder = folderOf(names, { ...metadata })
    expect(() => readModelFolder(folder)).toThrow(
      expect.objectContaining({ name: 'NoModel', message: expect.stringContaining(reason) }),
    )
  })

  it('a folder that isn’t there, and a file that is no model', () => {
    expect(() => readModelFolder(join(root, 'nowhere'))).toThrow('it can’t be read')
    const folder = folderOf(['tokens.txt'])
    writeFileSync(join(folder, 'model.onnx'), 'version https://git-lfs.github.com/spec/v1\n')
    expect(() => readModelFolder(folder)).toThrow('is no ONNX model')
  })
})

describe('metadata', () => {
  it('is read whatever it says, past weights of any size', () => {
    const path = join(root, 'any.onnx')
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (told) => {
        writeFileSync(path, model(told))
        expect(Object.fromEntries(readOnnxMetadata(path) ?? [])).toEqual({ ...told })
      }),
    )
  })

  it('of any bytes is none, soon', () => {
    const path = join(root, 'garbage.onnx')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat({ max: 200 }), (bytes, kept) => {
        writeFileSync(path, Buffer.concat([model({ model_type: 'x' }).subarray(0, kept), bytes]))
        const metadata = readOnnxMetadata(path)
        expect(metadata === null || metadata instanceof Map).toBe(true)
      }),
    )
  })
})
