import { useEffect, useState } from 'react'
import { seemsEnglish } from '#domain/seems-english'
import { frame } from '#domain/texts'

/** The `lang` of words. Undefined for English on an English screen, and until the table of languages is loaded. */
export function useLanguageOf(words: string): string | undefined {
  const [language, setLanguage] = useState<string>()
  const isEnglish = seemsEnglish(words)
  useEffect(() => {
    if (words === '' || isEnglish) return
    let isLeft = false
    import('#domain/reply-language').then(
      ({ languageOfReply }) => {
        if (!isLeft) setLanguage(languageOfReply(words))
      },
      () => {},
    )
    return () => void (isLeft = true)
  }, [words, isEnglish])
  if (!isEnglish) return language
  return frame.language === 'en' ? undefined : 'en'
}
