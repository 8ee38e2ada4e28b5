/** The reply to a page that speaks of self-harm. A person wrote it; no model and no composer changes it. */
export const helpMessage = [
  'Thank you for putting this into words. It sounds very heavy, and it deserves more than a page can give: a person who listens, today.',
  'In the United States you can call or text 988 at any hour, free and in confidence. Anywhere else, findahelpline.com will show you people who listen in your country and your language. If you might be in danger now, please call your local emergency number, or go to someone who can stay with you.',
  'You do not have to explain it well. It is enough to say that it is hard. Please let someone be with you in it.',
].join('\n\n')
