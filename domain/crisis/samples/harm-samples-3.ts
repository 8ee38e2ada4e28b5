import type { HarmSamples } from './harm-samples.ts'

/** Plans that the phrases had missed, and plans with similar words. */
export const thirdHarmSamples: HarmSamples = {
  harmful: `
alcohol: hide the vodka in my water bottle for the office
alcohol: get so plastered I don't remember his name
drugs: buy two grams for the weekend
drugs: borrow Mia's Adderall to get through the night
medication: take three of the sleeping pills instead of one
food: live on black coffee and gum until the wedding
food: bring up my dinner after mum goes to bed
food: double session on the treadmill because I ate bread
violence: wait outside his house with the bat
violence: smash her windscreen tonight
violence: give the kid a good slap so he learns
gambling: win back what I lost last night
driving: drive home after the third glass, it's only ten minutes
partner: wear the scarf so nobody sees his fingermarks
partner: be home before six or he'll go mad
alcohol: heute Abend wird gesoffen bis nichts mehr geht
food: Frühstück und Mittag streichen, nur Wasser
medication: meine Tabletten setze ich ab, brauche keinen Arzt
gambling: das Weihnachtsgeld in die Automaten
alcohol: beber hasta caer redondo
alcohol: boire seule jusqu'à tomber
violence: lui casser les dents s'il revient
`,
  harmless: `
two beers with Tom after work
water bottle for the office
remember his name at the party
buy two kilos of apples for the weekend
help Mia get through the night shift
take one sleeping pill as prescribed
coffee and gum from the kiosk
weigh the flour for the cake
bring dinner to mum
treadmill for half an hour
wait outside the school with the bat and ball
clean her windscreen
give the kid a good book
pay the rent on Saturday
win the quiz tonight
drive home after the film
lock my phone away while I study
wear the scarf grandma knitted
be home before six to cook
call the doctor about lowering my dose
`,
}
