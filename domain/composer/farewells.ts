/** A last sentence with the name of the person, now and then. */
export const farewells: readonly string[] = [
  'Have a good day, {name}.',
  'A good morning to you, {name}.',
  'Go well, {name}.',
  'Until tomorrow, {name}.',
  'I hope the day is kind to you, {name}.',
  'Enjoy the day, {name}.',
  'All the best for today, {name}.',
  'See what the day brings, {name}.',
  'Take your time today, {name}.',
  'Let it be a good day, {name}.',
  'May it go well, {name}.',
]
export const quietFarewells: readonly string[] = [
  'Take care of yourself, {name}.',
  'Go gently, {name}.',
  'I am thinking of you, {name}.',
  'Be good to yourself, {name}.',
  'Go slowly today, {name}.',
  'All strength to you, {name}.',
  'You are not forgotten, {name}.',
  'Until tomorrow, {name}, whenever you like.',
]
