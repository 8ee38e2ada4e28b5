type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

const rules = new Map<string, Intl.PluralRules>()

/** What of these fits the count: `plural('de', count, 'Tag', 'Tage')`. `more`: of languages with other forms, 'few'. */
export function plural(language: string, count: number, one: string, other: string, more: Forms = {}): string {
  if (!rules.has(language)) rules.set(language, new Intl.PluralRules(language))
  const forms: Forms = { one, ...more }
  return forms[rules.get(language)!.select(count)] ?? other
}
