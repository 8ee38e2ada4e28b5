import { checks, type Judged } from './coach-figures.ts'

/** One page with every morning beside its letter, and beside the model's if one was asked. */
export function lettersPage(letters: readonly Judged[], byModel: readonly Judged[]): string {
  const rows = letters.map((one, index) => {
    const model = byModel[index]
    return `<tr><td><b>${escaped(one.morning.kind)}</b><br>${escaped(one.morning.gratitudeText)}<hr>${escaped(one.morning.goalsText)}</td>
<td>${escaped(one.letter)}${missesOf(one)}</td>${model ? `<td>${escaped(model.letter)}${missesOf(model)}</td>` : ''}</tr>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Letters</title>
<style>body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:80rem}td{vertical-align:top;padding:1rem;border-top:1px solid #ccc;white-space:pre-line;width:40%}small{color:#a00;font-family:sans-serif}</style>
<table>${rows.join('\n')}</table>`
}

function missesOf({ read, verdict }: Judged): string {
  const misses = checks.filter((check) => verdict[check] === false)
  return `\n<small>${[`read as ${read}`, ...misses.map((check) => `missed: ${check}`)].join(', ')}</small>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
