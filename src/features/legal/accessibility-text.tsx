import { Link } from 'react-router'
import { LegalList, LegalSection } from './legal-section.tsx'

export function AccessibilityText() {
  return (
    <div className="flex flex-col gap-8">
      <LegalSection title="What we aim for">
        <p>
          Everyone should be able to write and read here. Our measure is WCAG 2.2, level AA: the Web Content
          Accessibility Guidelines of the W3C.
        </p>
      </LegalSection>

      <LegalSection title="What is tried with every change">
        <LegalList>
          <li>axe-core, on every screen, for visitors and for each plan, in light and in dark.</li>
          <li>A window of 320 pixels, and text of twice the size: nothing scrolls sideways.</li>
          <li>The keyboard alone: from the first line, through sign-up and the letter, to an edited page.</li>
          <li>Less motion, where your device asks for it.</li>
        </LegalList>
        <p>All of this is done in Chromium. In Firefox we try the way from the first line to the letter.</p>
      </LegalSection>

      <LegalSection title="What was tried on November 28, 2026">
        <LegalList>
          <li>
            HTML CodeSniffer 2.5.1 and the accessibility checker engine of IBM 4.0.34, on every screen, signed out and
            signed in, in light and in dark. They found two forms without names, which were mended. IBM’s also reports
            links behind an open dialog, which the keyboard does not reach. Neither can measure words on the picture of
            the sky; a test of our own does.
          </li>
          <li>
            Forced colors, as Chromium emulates them. Switches did not show whether they are on, and some buttons looked
            like text. Both were mended.
          </li>
          <li>The order of headings: no level is left out on any screen.</li>
        </LegalList>
      </LegalSection>

      <LegalSection title="What we do not know, and what does not work">
        <LegalList>
          <li>
            Nobody who uses a screen reader, a switch or their voice has tried Firstlight for us, and we have not run it
            with a screen reader. Tools find only a part of what is wrong.
          </li>
          <li>We have tried no Safari, and no forced colors on Windows itself.</li>
          <li>The form in which you pay is made by Stripe. We have not tried it.</li>
          <li>
            The hills of a day are a picture of what you wrote. A label says the day and how it was; the shape of the
            hills is in no words.
          </li>
        </LegalList>
      </LegalSection>

      <LegalSection title="If something is in your way">
        <p>
          Please tell us on the <Link to="/contact">contact page</Link>: what you wanted to do, and with which device
          and program. We reply within 24 hours.
        </p>
      </LegalSection>
    </div>
  )
}
