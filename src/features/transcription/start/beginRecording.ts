import { EMPTY_TRANSCRIPT } from '#domain/transcript/emptyTranscript.ts'
import { packTranscript } from '#domain/transcript/packTranscript.ts'
import { database } from '#offline/openDatabase.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import {
  createRecording,
  openMicrophone,
  type MicrophoneTrouble,
  recordedKind,
  type Recording,
} from './createRecording.ts'

// Comes with the press.

/** A recording that is under way, and the transcript it is of. */
export interface BegunRecording {
  readonly id: string
  readonly recording: Recording
}

/** Asks for the microphone and begins a transcript of what it hears, under a name. Rejects with an `OfflineError`. */
export async function beginRecording(name: string): Promise<BegunRecording | MicrophoneTrouble> {
  const microphone = await openMicrophone()
  if (typeof microphone === 'string') return microphone
  try {
    const db = await database()
    const mimeType = recordedKind()
    const id = await addTranscript(db, {
      packed: packTranscript(EMPTY_TRANSCRIPT),
      glimpse: '',
      title: null,
      sound: { name, mimeType, bytes: 0, durationMs: null, isKept: false },
    })
    return { id, recording: createRecording(db, id, microphone) }
  } catch (error) {
    for (const track of microphone.getTracks()) track.stop()
    throw error
  }
}
