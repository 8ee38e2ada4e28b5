/** The whole page: words in brackets are links. */
export const accessibility = {
  title: 'Accessibility',
  description: 'For whom Firstlight was tried, how, and what does not work yet.',
  effective: 'Last looked at on [November 28, 2026]',
  sections: {
    aim: {
      title: 'What we aim for',
      body: [
        'Everyone should be able to write and read here. Our measure is WCAG 2.2, level AA: the Web Content Accessibility Guidelines of the W3C.',
      ],
    },
    everyChange: {
      title: 'What is tried with every change',
      body: [
        [
          'axe-core, on every screen, for visitors and for each plan, in light and in dark.',
          'A window of 320 pixels, and text of twice the size: nothing scrolls sideways.',
          'The keyboard alone: from the first line, through sign-up and the letter, to an edited page.',
          'Less motion, where your device asks for it.',
        ],
        'All of this is done in Chromium. In Firefox we try the way from the first line to the letter.',
      ],
    },
    tried: {
      title: 'What was tried on November 28, 2026',
      body: [
        [
          'HTML CodeSniffer 2.5.1 and the accessibility checker engine of IBM 4.0.34, on every screen, signed out and signed in, in light and in dark. They found two forms without names, which were mended. IBM’s also reports links behind an open dialog, which the keyboard does not reach. Neither can measure words on the picture of the sky; a test of our own does.',
          'Forced colors, as Chromium emulates them. Switches did not show whether they are on, and some buttons looked like text. Both were mended.',
          'The order of headings: no level is left out on any screen.',
        ],
      ],
    },
    unknown: {
      title: 'What we do not know, and what does not work',
      body: [
        [
          'Nobody who uses a screen reader, a switch or their voice has tried Firstlight for us, and we have not run it with a screen reader. Tools find only a part of what is wrong.',
          'We have tried no Safari, and no forced colors on Windows itself.',
          'The form in which you pay is made by Stripe. We have not tried it.',
          'The hills of a day are a picture of what you wrote. A label says the day and how it was; the shape of the hills is in no words.',
        ],
      ],
    },
    help: {
      title: 'If something is in your way',
      body: [
        'Please tell us on the [contact page]: what you wanted to do, and with which device and program. We reply within 24 hours.',
      ],
    },
  },
}
