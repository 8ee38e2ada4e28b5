import { describe, expect, it } from 'vitest'
import { helpMessage } from './help-message.ts'
import { speaksOfSelfHarm } from './self-harm.ts'

const speaks = `
I want to kill myself
i want to kill my self
I’m going to kill myself tonight
coffee, sun, and I keep thinking about suicide
I feel suicidal today
call the suicide hotline
I wish I was dead
wish i were dead
I wish I had never been born
They would be better off without me
everyone is better off dead than with me, I'd be better off dead
I don't want to live anymore
I dont want to live
I do not want to be alive
I don't want to be here anymore
no reason to live
I have nothing left to live for
I want to end my life
taking my own life
I just want to end it all
I want to die
i wanna die
I just want to die.
I hope I never wake up
I want to not wake up
I don't want to wake up tomorrow
tired of living
life isn't worth living
I cut myself again last night
stop cutting myself
the urge to hurt myself is back
no self-harm today
30 days without self harm
cut my wrists
took all my pills
take all of the pills
I want to overdose
jump off a bridge
jump in front of a train
gonna kms
I want to disappear
i want to unalive myself
K​ill myself
Ich will sterben
ich möchte einfach nur sterben
Ich bringe mich um
ich denke daran, mich umzubringen
Selbstmord
Suizidgedanken
Ich will nicht mehr leben
Ich wäre lieber tot
ich habe mich wieder geritzt
ich will mir das Leben nehmen
ich will mir etwas antun
Je veux mourir
j’ai envie de mourir
je ne veux plus vivre
envie de me suicider
je vais me tuer
mettre fin à mes jours
je pense au suicide
me faire du mal
je veux en finir
en finir avec la vie
Quiero morir
quiero matarme
me quiero morir
no quiero vivir más
no quiero seguir viviendo
pienso en el suicidio
quitarme la vida
hacerme daño otra vez
voglio morire
quero me matar
não quero mais viver
ik wil dood
ik denk aan zelfmoord
хочу умереть
не хочу больше жить
chcę umrzeć
intihar etmek istiyorum
أريد أن أموت
אני רוצה למות
मैं मरना चाहता हूँ
我想自杀
我不想活了
死にたい
죽고 싶어
a suicidal mood
ich will mich umbringen
I want to off myself
I wish I could die
`
const speaksNot = `
Killed it at work yesterday
this deadline is killing me
I could die of laughter
I almost died laughing with my sister
my kids make me want to die laughing
The tiramisu was to die for
my phone died but a stranger helped
kill two birds with one stone
kill the weeds in the garden
my feet are killing me
murder mystery night with friends
I don't want to die without seeing Japan
watch Suicide Squad with Tom
suicide prevention walk raised money
that email was career suicide
I cut myself shaving but laughed about it
hurt myself at the gym, healing now
burnt myself on the stove, nothing serious
killing myself laughing at the film
ran 5 kms
8 kms before work
I don't want to live in this city
I don't want to wake up late
don't want to wake up so early
end my shift on time
take my life jacket to the boat
live a life worth living
my wife is my life
finish the end of life care course
a dead battery, fixed
disappear into a good book
I want to disappear into the woods for a day
jump off the bridge into the lake with the boys
cutting carbs
cut my hair
shoot my shot
hang my pictures
hang the washing
shoot photos myself
grateful to be alive
glad I did not die in the accident
overdue library books
take my life back
taking my life to the next level
cut myself some slack
stop cutting myself off from friends
stop burning myself out
take Friday off myself
plan to run 5 kms
how many kms today
drown myself in work less
I would rather die than miss this concert
our old dog is going to die soon
my kids did fine without me around
stop punishing myself for mistakes
der Hund war tot müde
Der Stress wird mich umbringen
die Hitze bringt mich um
wir könnten vor Lachen sterben
ich will ausschlafen
Ich lebe gern
ich will nicht mehr rauchen
mein Mann, das Licht, der Kaffee
mourir de rire avec Paul
cette chaleur va me tuer
je ne veux plus fumer
je suis mort de fatigue
en finir avec ce rapport
me muero de risa
quiero morir de risa
este trabajo va a matarme
cortarme el pelo
no quiero vivir en Madrid
ganas de vivir
morir de ganas
想死你了
笑死我了
my daughter, coffee, sun
`
const lines = (text: string) => text.trim().split('\n')

describe('a text that speaks of harming oneself', () => {
  it.each(lines(speaks))('%s', (text) => expect(speaksOfSelfHarm(text)).toBe(true))
})

describe('a text that only sounds like it', () => {
  it.each(lines(speaksNot))('%s', (text) => expect(speaksOfSelfHarm(text)).toBe(false))
})

it('is found anywhere in a long text, in capitals', () => {
  const long = 'A good day with the children by the sea. '.repeat(100)
  expect(speaksOfSelfHarm(long)).toBe(false)
  expect(speaksOfSelfHarm(`${long}\nI WANT TO KILL MYSELF\n${long}`)).toBe(true)
})

it('the help message names places that help, and is calm', () => {
  expect(helpMessage).toContain('988')
  expect(helpMessage).toContain('findahelpline.com')
  expect(helpMessage).toContain('local emergency number')
  expect(helpMessage).not.toMatch(/!/)
})
