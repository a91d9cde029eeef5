import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineFailure, type MadeResult } from './engine.ts'

/** A text as a result: a file to download, and the text for the screen. Rejects with an EngineFailure for an empty one. */
export async function writtenResult(written: string, folder: string): Promise<MadeResult> {
  const text = written.trim()
  if (text === '') throw new EngineFailure('broken', 'the answer is empty')
  const path = join(folder, 'original.txt')
  await writeFile(path, `${text}\n`)
  return {
    files: [
      { role: 'original', format: 'txt', path, width: null, height: null, durationMs: null, frameRate: null },
    ],
    colour: null,
    seed: null,
    text,
  }
}
