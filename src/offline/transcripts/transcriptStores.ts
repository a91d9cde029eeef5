import { storeRule } from '../session/storeRule.ts'
import type {
  TranscriptRow,
  TranscriptSoundRow,
  TranscriptVersionRow,
  TranscriptWaveRow,
} from './transcriptRows.ts'

/** It is on this device alone: what another person has left stays out of sight until they are back. */
const STAYS = {
  owner: 'named',
  atSignIn: 'renamed',
  atOthersSignIn: 'stays',
  atSignOut: 'cleared',
} as const

/** What somebody makes with the transcription tool. Whoever signs out is asked before it goes. */
export const transcriptStores = {
  transcripts: storeRule<TranscriptRow>({
    ...STAYS,
    rescue: 'transcripts',
    export: ({ givenTitle, packed, sound, createdAt, changedAt }) => ({
      givenTitle,
      packed,
      sound,
      createdAt,
      changedAt,
    }),
  }),
  transcriptVersions: storeRule<TranscriptVersionRow>({
    ...STAYS,
    rescue: 'text-versions',
    export: ({ text, reason, keptAt }) => ({ text, reason, keptAt }),
  }),
  // Sound that stands in no text; a file is where its owner chose it, and each can be downloaded.
  transcriptSounds: storeRule<TranscriptSoundRow>({ ...STAYS, rescue: 'uploads', export: null }),
  // Read anew of the recording where it is gone.
  transcriptWaves: storeRule<TranscriptWaveRow>({ ...STAYS, rescue: null, export: null }),
}
