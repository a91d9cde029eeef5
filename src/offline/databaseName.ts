/** The name of this device's database. */
export const DATABASE_NAME = 'iskra'
