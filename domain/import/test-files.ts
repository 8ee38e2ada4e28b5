import { readImportFiles, type NamedText } from './file.ts'

export const reader = { zone: 'America/New_York', today: '2026-11-21', hasPremium: false }
export const readAll = (files: NamedText[], beside?: { pictures: number; others: number }) => {
  const file = readImportFiles(files, { ...reader, ...(beside && { beside }) })
  if ('unreadable' in file) throw new Error(file.unreadable)
  return file
}

export const readImportFile = (text: string) => readImportFiles([{ name: 'journal', text }], reader)
export const read = (text: string, name = 'journal') => readAll([{ name, text }])
export const daysOf = (content: string) => read(content).days.map(({ date, gratitudeText }) => [date, gratitudeText])
export const refusal = (content: string) => {
  const file = readImportFile(content)
  return 'unreadable' in file ? file.unreadable : `read as ${file.sources.join()}`
}
