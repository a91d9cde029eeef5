// src/offline/templateRuns/templateRunRow.ts
/** The server has it and it hasn’t ended. */
function isRunUnderWay(row) {
  return row.status === 'processing' && row.id !== null
}
export { isRunUnderWay as t }
