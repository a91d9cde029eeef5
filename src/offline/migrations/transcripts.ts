import type { Migration } from './migration.ts'

export const transcripts = {
  name: 'transcripts, their versions, recordings and waveforms',
  stores: {
    transcripts: 'id, owner',
    transcriptVersions: 'id, transcriptId',
    transcriptSounds: 'id, transcriptId',
    transcriptWaves: 'id',
  },
} satisfies Migration
