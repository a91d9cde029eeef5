import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { makePicture } from './makePicture.ts'

const folder = mkdtempSync(join(tmpdir(), 'iskra-print-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a picture for print', () => {
  it('is 4096 px large, and shown in its own size', { timeout: 120_000 }, async () => {
    const job = {
      id: 'a',
      type: 'image',
      engine: 'iskra-obraz',
      prompt: 'Lis w lesie',
      seed: 3,
      source: null,
      options: OPTIONS_SCHEMAS.image.parse({ style: 'linocut', quality: 'print' }),
    } as const
    const order = { job, folder, isQuick: false, stop: new SharedArrayBuffer(4) }
    const { files } = await makePicture(job, order, () => {})
    const sizes = await Promise.all(
      files.map(async ({ role, path }) => {
        const { width, height } = await sharp(path).metadata()
        return `${role} ${width} × ${height}`
      }),
    )
    expect(sizes).toContain('original 1024 × 1024')
    expect(sizes).toContain('alternative 4096 × 4096')
    expect(files.map(({ width }) => width)).toContain(4_096)
  })
})
