import { accessibility } from './en/accessibility.ts'
import { account } from './en/account.ts'
import { ask } from './en/ask.ts'
import { auth } from './en/auth.ts'
import { calendar } from './en/calendar.ts'
import { common } from './en/common.ts'
import { contact } from './en/contact.ts'
import { controls } from './en/controls.ts'
import { days } from './en/days.ts'
import { editor } from './en/editor.ts'
import { examples } from './en/examples.ts'
import { gate } from './en/gate.ts'
import { glimpse } from './en/glimpse.ts'
import { goalCommon } from './en/goalCommon.ts'
import { goalForm } from './en/goalForm.ts'
import { goalList } from './en/goalList.ts'
import { goalRules } from './en/goalRules.ts'
import { history } from './en/history.ts'
import { identity } from './en/identity.ts'
import { importing } from './en/importing.ts'
import { journal } from './en/journal.ts'
import { landing } from './en/landing.ts'
import { messages } from './en/messages.ts'
import { missing } from './en/missing.ts'
import { notices } from './en/notices.ts'
import { operator } from './en/operator.ts'
import { passkey } from './en/passkey.ts'
import { phone } from './en/phone.ts'
import { picture } from './en/picture.ts'
import { preferences } from './en/preferences.ts'
import { preview } from './en/preview.ts'
import { privacy } from './en/privacy.ts'
import { quotes } from './en/quotes.ts'
import { reading } from './en/reading.ts'
import { register } from './en/register.ts'
import { rules } from './en/rules.ts'
import { saving } from './en/saving.ts'
import { settings } from './en/settings.ts'
import { slideshow } from './en/slideshow.ts'
import { subscription } from './en/subscription.ts'
import { summary } from './en/summary.ts'
import { terms } from './en/terms.ts'
import { today } from './en/today.ts'
import { unsent } from './en/unsent.ts'
import { unsubscribe } from './en/unsubscribe.ts'

/*
 * An area is a file of the name of its table, so that a browser loads the areas of its screens (scripts/texts-plugin.ts).
 * Nothing is called where a table is made: every screen would load it.
 */

/** What the Worker reads too: its drawings, answers and messages. */
export const shared = {
  account,
  common,
  contact,
  gate,
  goalCommon,
  goalForm,
  goalList,
  goalRules,
  history,
  journal,
  operator,
  preferences,
  quotes,
  rules,
  saving,
  settings,
  slideshow,
  today,
}

/** The Worker's bundle has none of these, as long as nothing there imports one. */
export const pages = {
  accessibility,
  ask,
  auth,
  calendar,
  controls,
  days,
  editor,
  examples,
  glimpse,
  identity,
  importing,
  landing,
  messages,
  missing,
  notices,
  passkey,
  phone,
  picture,
  preview,
  privacy,
  reading,
  register,
  subscription,
  summary,
  terms,
  unsent,
  unsubscribe,
}

/** What each language has. */
export type Texts = typeof shared & typeof pages
