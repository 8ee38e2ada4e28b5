import type { CoachTexts } from '#domain/entry-sections'
import type { Page } from '#domain/coach/page'

type Answered = { row: CoachTexts & { id: string; band: string }; page: Page; text: string }

/** One page with every morning beside its letter, and beside the model's if one was asked. */
export function lettersPage(letters: readonly Answered[], byModel: ReadonlyMap<string, string>): string {
  const rows = letters.map(({ row, page, text }) => {
    const model = byModel.get(row.id)
    const read = page.kind === 'ordinary' ? page.band : page.kind
    return `<tr><td><b>${row.id}: ${row.band}, read as ${read}</b><br>${escaped(row.gratitudeText)}<hr>${escaped(row.goalsText)}</td>
<td>${escaped(text)}</td>${model === undefined ? '' : `<td>${escaped(model)}</td>`}</tr>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Letters</title>
<style>body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:80rem}td{vertical-align:top;padding:1rem;border-top:1px solid #ccc;white-space:pre-line;width:40%}</style>
<table>${rows.join('\n')}</table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
