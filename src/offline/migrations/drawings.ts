import type { Migration } from './migration.ts'

export const drawings = {
  name: 'diagrams and flows that somebody draws, their versions and pictures',
  stores: {
    drawings: 'id, owner',
    drawingVersions: 'id, drawingId',
    drawingPictures: 'id, drawingId',
  },
} satisfies Migration
