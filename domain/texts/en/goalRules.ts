/** Said of a goal that cannot be stored. */
export const goalRules = {
  title: 'Goal title is required',
  category: 'Please choose a category from the list',
  priority: 'Please choose a priority from the list',
  frequency: 'Please choose a frequency from the list',
  progress: {
    fraction: 'Please enter a whole number',
    tooSmall: 'Progress is at least 0',
    tooLarge: 'Progress is at most 100',
  },
  milestones: {
    empty: 'Please write the milestone',
    noList: 'Please send a list of milestones',
    tooMany: (most: number) => `Please keep this to ${most} milestones`,
    missing: 'Please tick milestones that exist',
  },
  tooMany: (most: number) => `Please send at most ${most} goals at once`,
}
