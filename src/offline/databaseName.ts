/** What this device's database is called. */
export const DATABASE_NAME = 'iskra'
