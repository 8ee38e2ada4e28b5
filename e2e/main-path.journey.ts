import { expect, expectNoSidewaysScroll, expectToast, test, type Page } from './journey.ts'
import { somebody } from './people.ts'
import { expectOneLanguage, tables } from './shown-texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Lines of which a letter in each language is made. Those of `en-XA` have no letter that it accents. */
const lines = {
  de: { gratitude: 'Regen auf dem Dach\nTee mit Ida\nDer erste Schnee', goals: 'Zum Fluss gehen\nOma anrufen\nLesen' },
  'en-XA': { gratitude: 'Brr\nMmm\nPff', goals: 'Grr\nTtt\nHmm' },
}

for (const language of ['de', 'en-XA'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : language })
    const texts = tables[language]
    const { gratitude, goals } = lines[language]

    test('a visitor writes, signs up, buys Premium, plans a goal, looks back, writes to support and signs out', async ({
      page,
    }) => {
      const { auth, register, goalForm, preferences, subscription, contact, account } = texts
      const press = (name: string, within = page.locator('body')) =>
        within.getByRole('button', { name, exact: true }).last().click()
      /** A part of the name is in brackets, since it is not shown. */
      const edit = (label: string) =>
        page
          .getByRole('button')
          .filter({ hasText: preferences.row.edit(label).replace(/[[\]]/g, '') })
          .click()
      const fill = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text)
      const show = async (path: string, heading: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await look(page, language)
      }

      await page.goto(`/${language}`)
      await look(page, language)
      await fill(texts.journal.sections.gratitudeText.question, gratitude)
      await fill(texts.journal.sections.goalsText.question, goals)
      await press(texts.landing.start)

      const person = somebody('Brrr')
      await fill(auth.fields.email, person.email)
      await page.getByLabel(auth.fields.password, { exact: true }).fill(person.password)
      await look(page, language)
      await press(register.next)
      await fill(register.name, person.name)
      await fill(register.username, person.username)
      await fill(register.phone, person.phone)
      await look(page, language)
      await press(register.save)

      const letter = page.getByRole('region', { name: texts.journal.letter.title })
      await expect(letter.locator('time')).toBeVisible()
      if (language === 'de') await expect(letter.locator('.letter-words')).toHaveAttribute('lang', 'de')
      await look(page, language)

      await show('/subscription', subscription.title)
      await page.getByRole('link', { name: subscription.startTrial }).click()
      await press(subscription.checkout.pay)
      await expectToast(page, subscription.paid.title, subscription.paid.welcome)
      await look(page, language)

      await show('/history', texts.drawnHistory.title)
      await page.getByRole('searchbox').fill(gratitude.slice(0, 3))
      await expect(page.getByText(texts.history.search.found(1))).toBeVisible()
      await look(page, language)

      await page.goto('/goals/new')
      await page.getByLabel(goalForm.wizard.goal).selectOption(goals.split('\n')[0]!)
      await look(page, language)
      await press(goalForm.wizard.next)
      await page.getByRole('button', { name: goalForm.targetDate }).click()
      await press(texts.controls.calendar.today)
      await look(page, language)
      await press(goalForm.wizard.next)
      await look(page, language)
      await press(goalForm.wizard.next)
      await look(page, language)
      await press(goalForm.wizard.next)
      await look(page, language)
      await press(goalForm.wizard.create)
      await expectToast(page, texts.goalCommon.saved.created.title)
      await look(page, language)

      await page.goto('/weekly-highlights')
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await page
          .locator('.highlight-dot')
          .nth(number - 1)
          .click()
        await expect(page.getByText(`${number} / 6`, { exact: true })).toBeVisible()
        await look(page, language)
      }

      await show('/settings', preferences.title)
      await edit(preferences.words.weekStart.label)
      await page.getByLabel(preferences.words.weekStart.label).selectOption('Monday')
      await press(texts.common.save)
      await expectToast(page, preferences.updated.title, preferences.updated.description)
      await edit(preferences.words.language.label)
      await expect(page.getByLabel(preferences.words.language.label)).toHaveValue(language)
      await look(page, language)

      await show('/contact', contact.title)
      await fill(contact.subject, 'Brrr')
      await fill(contact.message, 'Brrr, grrr, hmmm')
      await press(contact.send)
      await expectToast(page, contact.sent, texts.answers.contactSent)
      await look(page, language)

      await page.goto('/settings')
      await press(account.signOut.action)
      await press(account.signOut.action, page.getByRole('alertdialog'))
      await expect(page.getByRole('tab', { name: auth.tabs.login })).toBeVisible()
      await look(page, language)
    })
  })

/** The whole screen is in this language, and fits. */
async function look(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState('networkidle')
  await expectOneLanguage(page)
  await expectNoSidewaysScroll(page)
}
