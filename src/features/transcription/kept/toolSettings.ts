import * as z from 'zod/mini'
import { deviceTexts } from '#domain/browser/page/textStorage.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'

const KEY = 'iskra-transcription'

const settingsSchema = z.object({
  /** Typing pauses the recording, and a pause of typing has it go on a little earlier. */
  pausesWhileTyping: z.boolean(),
  /** The word begun is completed. */
  completesWords: z.boolean(),
  /** What is spoken comes into sight. */
  followsAlong: z.boolean(),
  skipsSilence: z.boolean(),
  speed: z.number().check(z.gte(0.5), z.lte(2)),
})

/** How somebody writes down recordings on this device. */
export type ToolSettings = z.infer<typeof settingsSchema>

const USUAL: ToolSettings = {
  pausesWhileTyping: true,
  completesWords: true,
  followsAlong: true,
  skipsSilence: false,
  speed: 1,
}

const store = createStore<ToolSettings>(read())

function read(): ToolSettings {
  try {
    return z.safeParse(settingsSchema, JSON.parse(deviceTexts.read(KEY) ?? '')).data ?? USUAL
  } catch {
    return USUAL
  }
}

export const toolSettings: ReadableStore<ToolSettings> = store

/** Changes a setting at once, and keeps it where the browser lets us. */
export function setTool<Name extends keyof ToolSettings>(name: Name, value: ToolSettings[Name]): void {
  store.set({ ...store.getSnapshot(), [name]: value })
  deviceTexts.write(KEY, JSON.stringify(store.getSnapshot()))
}
