import { useState } from 'react'
import type { Entry } from '#domain/entry'
import { emptyTexts, sectionNames, type EntryTexts } from '#domain/entry-sections'
import { joinedTexts } from '#domain/items'
import { journal, saving, unsent } from '#domain/texts'
import { readChange } from '~/device/change-store'
import { readUnsentTexts, removeUnsentTexts, restoreUnsentTexts } from '~/device/guest-texts'
import { toast } from '~/ui/toast'
import { UnsentCard } from '~/ui/unsent-card'
import { placeOf, typeText, type Day } from '../stored/entry-change.ts'

/** What a visitor typed in this tab and did not send: the person who is here now may not be the writer. */
export default function UnsentGuestTexts({ day, entry }: { day: Day; entry: Entry | null }) {
  const [texts, setTexts] = useState(readUnsentTexts)
  const names = sectionNames.filter((name) => texts[name].trim() !== '')
  if (names.length === 0) return null
  const remove = () => {
    removeUnsentTexts()
    setTexts(emptyTexts)
  }
  const take = () => {
    const typed = readChange<EntryTexts>(placeOf(day))?.fields
    for (const name of names)
      typeText(day, entry, name, joinedTexts(name, typed?.[name] ?? entry?.[name] ?? '', texts[name]))
    remove()
  }
  const discard = () => {
    remove()
    const undo = () => {
      restoreUnsentTexts(texts)
      setTexts(texts)
    }
    toast({ title: saving.discarded, undo })
  }
  return (
    <UnsentCard
      title={unsent.beforeSignIn.title}
      words={names.map((name) => ({ label: journal.sections[name].title, text: texts[name] }))}
      send={{ label: unsent.beforeSignIn.take, onSend: take, isSending: false }}
      onDiscard={discard}
    >
      {unsent.beforeSignIn.text}
    </UnsentCard>
  )
}
