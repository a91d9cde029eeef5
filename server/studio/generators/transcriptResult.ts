import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineAnswer } from '#domain/transcript/engineAnswer.ts'
import type { MadeFile, MadeResult } from './engine.ts'
import { writtenResult } from './writtenResult.ts'

type ToldWords = EngineAnswer['words']

/** What was heard as a result; with a file of the words where their times are known. Rejects as `writtenResult` does. */
export async function transcriptResult(text: string, words: ToldWords, folder: string): Promise<MadeResult> {
  const result = await writtenResult(text, folder)
  return words.length === 0
    ? result
    : { ...result, files: [...result.files, await writeWords(words, folder)] }
}

async function writeWords(words: ToldWords, folder: string): Promise<MadeFile> {
  const path = join(folder, 'words.json')
  await writeFile(path, JSON.stringify({ version: 1, words } satisfies EngineAnswer))
  return {
    role: 'alternative',
    format: 'json',
    path,
    width: null,
    height: null,
    durationMs: null,
    frameRate: null,
  }
}
