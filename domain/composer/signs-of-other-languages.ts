import type { Language } from './language.ts'
import { sign, type Sign } from './signs.ts'

export type SignsOfLanguage = { signs: readonly Sign[]; negation: RegExp; recovery: string; exceptions: string }

const german: SignsOfLanguage = {
  signs: [
    sign('loss', 10, 'unborn', 'fehlgeburt, sternenkind, totgeburt'),
    sign(
      'loss',
      10,
      'death',
      'gestorben, verstorben, verstarb, starb, stirbt, tod, beerdigung*, begräbnis, trauer, trauerfeier, trauern, eingeschläfert, einschläfern, begraben, witwe, witwer, hospiz, ist tot',
    ),
    sign(
      'loss',
      9,
      'remembrance',
      'todestag, vermisse, fehlt mir so, fehlst mir, grab, friedhof, wäre heute, verstorbener, ohne papa, ohne mama, ohne ihn, ohne sie',
    ),
    sign(
      'loss',
      9,
      'parting',
      'schluss gemacht, trennung, getrennt, verlassen, ausgezogen, scheidung, geschieden, liebeskummer',
    ),
    sign('illness', 9, 'someone ill', 'im krankenhaus, liegt im, intensivstation, demenz, schlaganfall, herzinfarkt'),
    sign(
      'illness',
      9,
      'own body',
      'krebs, chemo*, diagnose, tumor, operation, op morgen, metastas*, dialyse, schmerzen, biopsie',
    ),
    sign('illness', 6, 'own body', 'krank, fieber, migräne, grippe, corona, erkältet, entzündung, übelkeit'),
    sign(
      'setback',
      8,
      'job',
      'gekündigt, kündigung, job verloren, arbeit verloren, stelle verloren, arbeitslos, absage*, abgelehnt, entlassen',
    ),
    sign('setback', 8, 'exam', 'durchgefallen, nicht bestanden, versetzung'),
    sign('setback', 7, 'quarrel', 'gestritten, streit, zerstritten'),
    sign(
      'setback',
      7,
      undefined,
      'kaputt, geplatzt, gescheitert, schiefgegangen, unfall, geklaut, gestohlen, wohnung verloren, schulden, abgesagt',
    ),
    sign(
      'anger',
      8,
      undefined,
      'wütend, wut, sauer auf, stinksauer, zornig, hasse, genervt, unfair, ungerecht, angelogen, betrogen, frechheit, angeschrien',
    ),
    sign(
      'exhaustion',
      8,
      'low',
      'depression*, depressiv, traurig, leer, hoffnungslos, verzweifelt, geweint, weinen, wertlos',
    ),
    sign('exhaustion', 8, 'alone', 'einsam, allein gelassen, ganz allein, niemand'),
    sign('exhaustion', 8, 'fear', 'angst, panik, panikattacke*, sorgen, nervös, stress, gestresst'),
    sign(
      'exhaustion',
      8,
      'tired',
      'erschöpft, ausgebrannt, überfordert, am ende, kann nicht mehr, nicht schlafen, nicht geschlafen, kaum geschlafen, schlaflos, todmüde, müde, tag überstehen, zu viel',
    ),
    sign(
      'relief',
      8,
      undefined,
      'erleichtert, erleichterung, gutartig, überstanden, wieder gesund, geht es besser, besser, fieber ist weg, entwarnung, wieder da, gefunden, versöhnt, vertragen',
    ),
    sign(
      'milestone',
      9,
      undefined,
      'bestanden, schwanger, verlobt, geheiratet, hochzeit, geboren, auf die welt, zusage, job bekommen, stelle bekommen, beförder*, geschafft, gewonnen, abgegeben, abschluss, erste schritte, rauchfrei, nüchtern, jahrestag, unterschrieben',
    ),
    sign(
      'joy',
      6,
      undefined,
      'gelacht, überglücklich, so glücklich, bester tag, schönster tag, getanzt, verliebt, freudentränen, gefeiert, vor freude',
    ),
    sign(
      'sarcasm',
      8,
      undefined,
      'na toll, na super, na prima, herzlichen dank auch, danke für nichts, für nichts, war ja klar, ganz toll',
    ),
  ],
  negation:
    /(?:^|[^\p{L}])(?:kein|keine|keinen|keiner|nicht|nie|ohne|weniger|nicht mehr|keine .{0,12} mehr)\s+(?:(?:mehr|so|eine|einen|die|der|den)\s+)?$/iu,
  exceptions:
    'geweint vor freude, vor freude geweint, weinen vor freude, vor glück geweint, vor lachen geweint, tränen gelacht, besser als nichts',
  recovery: 'ist weg, vorbei, überstanden, besser, gesund, gutartig, nicht mehr',
}

const spanish: SignsOfLanguage = {
  signs: [
    sign('loss', 10, 'unborn', 'perdimos al bebé, perdí al bebé, aborto espontáneo'),
    sign(
      'loss',
      10,
      'death',
      'murió, murieron, falleció, fallecido, fallecida, muerto, muerta, muerte, funeral, entierro, velorio, duelo, luto, viuda, viudo, sacrificar a',
    ),
    sign(
      'loss',
      9,
      'remembrance',
      'extraño a, echo de menos, se fue mi padre, se fue mi madre, se nos fue, aniversario de su muerte, cementerio, tumba, cumpliría, hoy cumpliría',
    ),
    sign(
      'loss',
      9,
      'parting',
      'me dejó, terminamos, rompimos, ruptura, divorcio, separación, se fue de casa, nos separamos',
    ),
    sign(
      'illness',
      9,
      'someone ill',
      'está en el hospital, en el hospital con, en cuidados intensivos, demencia, infarto, derrame',
    ),
    sign(
      'illness',
      9,
      'own body',
      'cáncer, quimio*, tumor, diagnóstico, diagnosticaron, biopsia, operación, cirugía, diálisis, dolor',
    ),
    sign('illness', 6, 'own body', 'enfermo, enferma, fiebre, gripe, migraña, náuseas, covid'),
    sign(
      'setback',
      8,
      'job',
      'me despidieron, despedido, despedida del, sin trabajo, desempleo, desempleado, desempleada, me rechazaron, rechazo, perdí el trabajo, perdí mi trabajo',
    ),
    sign('setback', 8, 'exam', 'suspendí, reprobé, no aprobé'),
    sign('setback', 7, 'quarrel', 'discutí, discutimos, pelea, peleamos, nos peleamos, me peleé'),
    sign(
      'setback',
      7,
      undefined,
      'se rompió, accidente, robaron, me robaron, deudas, fracas*, salió mal, se canceló, cancelaron',
    ),
    sign(
      'anger',
      8,
      undefined,
      'furioso, furiosa, enojado, enojada, enfadado, enfadada, rabia, odio, injusto, harto, harta, me mintió, me gritó, indignad*',
    ),
    sign(
      'exhaustion',
      8,
      'low',
      'deprimido, deprimida, depresión, triste, vacío, vacía, llorando, lloré, sin esperanza, desesperad*',
    ),
    sign('exhaustion', 8, 'alone', 'solo en casa, me siento solo, me siento sola, sola, soledad, nadie'),
    sign(
      'exhaustion',
      8,
      'fear',
      'ansiedad, miedo, pánico, angustia, preocupado, preocupada, nervioso, nerviosa, estrés',
    ),
    sign(
      'exhaustion',
      8,
      'tired',
      'agotado, agotada, agotamiento, no puedo más, no puedo dormir, no dormí, insomnio, cansado, cansada, rendida, sobrevivir, llegar a la noche, abrumad*',
    ),
    sign(
      'relief',
      8,
      undefined,
      'alivio, aliviado, aliviada, está mejor, ya está bien, benigno, salió bien, dado de alta, dada de alta, ya no duele, recuperad*, encontré mi, apareció',
    ),
    sign(
      'milestone',
      9,
      undefined,
      'nació, embarazada, aprobé, me gradué, graduación, conseguí, me casé, nos casamos, boda, comprometid*, ascenso, ascendieron, gané, ganamos, firmamos, firmé, primeros pasos, sobrio, sobria, aniversario, logré',
    ),
    sign(
      'joy',
      6,
      undefined,
      'reímos, me reí, tan feliz, muy feliz, felicidad, bailamos, bailé, enamorado, enamorada, el mejor día, alegría',
    ),
    sign('sarcasm', 8, undefined, 'gracias por nada, qué bien, otra vez lunes, genial, otro lunes, como siempre'),
  ],
  negation:
    /(?:^|[^\p{L}])(?:no|sin|nunca|ya no|menos|ningún|ninguna)\s+(?:(?:más|tan|el|la|hay|hubo|tengo|tuve|ataques? de)\s+){0,2}$/iu,
  exceptions:
    'lloré de alegría, lloró de alegría, lloré de felicidad, lloró de felicidad, lloré de risa, lloramos de risa',
  recovery: 'ya no, pasó, mejor, recuperad*, benigno, de alta, se fue',
}

const french: SignsOfLanguage = {
  signs: [
    sign('loss', 10, 'unborn', 'fausse couche, perdu le bébé'),
    sign(
      'loss',
      10,
      'death',
      'décédé, décédée, mort, morte, décès, est parti pour toujours, enterrement, obsèques, deuil, funérailles, veuf, veuve, euthanasi*',
    ),
    sign(
      'loss',
      9,
      'remembrance',
      'me manque tellement, me manque, tombe, cimetière, aurait eu, anniversaire de sa mort, sans papa, sans maman',
    ),
    sign(
      'loss',
      9,
      'parting',
      "m’a quitté, m’a quittée, m'a quitté, m'a quittée, rupture, séparation, divorce, séparés, on a rompu, rompu",
    ),
    sign('illness', 9, 'someone ill', "à l’hôpital, à l'hôpital, aux urgences, en réanimation, alzheimer, avc"),
    sign(
      'illness',
      9,
      'own body',
      'cancer, chimio*, tumeur, diagnostic, biopsie, opération, dialyse, douleur, douleurs, mal au dos',
    ),
    sign('illness', 6, 'own body', 'malade, fièvre, grippe, migraine, nausée*, covid'),
    sign(
      'setback',
      8,
      'job',
      'licencié, licenciée, viré, virée, chômage, perdu mon travail, perdu mon emploi, refus, refusé, refusée, candidature refusée',
    ),
    sign('setback', 8, 'exam', 'raté, ratée, échoué, échec, recalé, recalée'),
    sign('setback', 7, 'quarrel', 'dispute, disputée, disputé, disputés, engueulé, engueulée, on s’est disputés'),
    sign(
      'setback',
      7,
      undefined,
      'accident, volé, cambriolé, cassé, en panne, annulé, annulée, dettes, mal passé, tombé à l’eau',
    ),
    sign(
      'anger',
      8,
      undefined,
      'furieux, furieuse, en colère, colère, énervé, énervée, déteste, injuste, menti, marre, rage, humilié, humiliée',
    ),
    sign('exhaustion', 8, 'low', 'déprim*, dépression, triste, vide, pleuré, pleure, désespéré, désespérée'),
    sign('exhaustion', 8, 'alone', 'seule, seul, solitude, personne à qui'),
    sign(
      'exhaustion',
      8,
      'fear',
      'angoisse, angoissé, angoissée, anxiété, anxieux, anxieuse, peur, panique, inquiet, inquiète, stress, stressé, stressée',
    ),
    sign(
      'exhaustion',
      8,
      'tired',
      "épuisé, épuisée, crevé, crevée, à bout, n’en peux plus, n'en peux plus, peux pas dormir, pas dormi, insomnie, fatigué, fatiguée, débordé, débordée, ne dort pas, tenir jusqu’à, trop pour moi",
    ),
    sign(
      'relief',
      8,
      undefined,
      'soulagé, soulagée, soulagement, va mieux, bénin, bénigne, guéri, guérie, retrouvé, retrouvée, rentré de l’hôpital, n’ai plus mal',
    ),
    sign(
      'milestone',
      9,
      undefined,
      'a dit papa, a dit maman, premiers mots, née, né hier, est né, naissance, enceinte, fiancés, fiancée, mariés, mariage, réussi, diplôme, diplômé, diplômée, embauché, embauchée, obtenu, promotion, gagné, signé, premiers pas, anniversaire de mariage, sobre depuis',
    ),
    sign(
      'joy',
      6,
      undefined,
      'fou rire, tellement ri, ri aux larmes, si heureux, si heureuse, tellement heureu*, dansé, amoureux, amoureuse, le plus beau jour, quelle joie, joie',
    ),
    sign('sarcasm', 8, undefined, 'merci pour rien, génial, super, comme d’habitude, quelle chance, encore un lundi'),
  ],
  negation:
    /(?:^|[^\p{L}])(?:pas|sans|plus|jamais|moins|aucune?|pas de|plus de|pas d[’'])\s*(?:(?:de|du|la|le|si|crise de)\s+)?$/iu,
  exceptions: 'pleuré de joie, pleuré de rire, pleure de joie, seul au monde',
  recovery: 'plus mal, est passé, passée, mieux, guéri, guérie, bénin, rentré, rentrée',
}

const portuguese: SignsOfLanguage = {
  signs: [
    sign('loss', 10, 'unborn', 'perdi o bebê, perdemos o bebê, aborto espontâneo'),
    sign('loss', 10, 'death', 'morreu, faleceu, falecimento, morte, enterro, funeral, velório, luto, viúva, viúvo'),
    sign(
      'loss',
      9,
      'remembrance',
      'saudade da minha mãe, saudade do meu pai, sinto falta, faria anos, cemitério, túmulo',
    ),
    sign(
      'loss',
      9,
      'parting',
      'terminou comigo, terminamos, me deixou, separação, divórcio, saiu de casa, nos separamos',
    ),
    sign('illness', 9, 'someone ill', 'no hospital, na uti, internado, internada, demência, avc, infarto'),
    sign(
      'illness',
      9,
      'own body',
      'câncer, cancro, quimio*, tumor, diagnóstico, biópsia, cirurgia, operação, dor, dores',
    ),
    sign('illness', 6, 'own body', 'doente, febre, gripe, enxaqueca, enjoo, covid'),
    sign(
      'setback',
      8,
      'job',
      'demitido, demitida, despedido, despedida do, desempregado, desempregada, perdi o emprego, perdi meu emprego, recusaram, rejeitad*',
    ),
    sign('setback', 8, 'exam', 'reprovei, reprovado, reprovada, não passei, chumbei'),
    sign('setback', 7, 'quarrel', 'briguei, brigamos, briga, discuti, discutimos'),
    sign('setback', 7, undefined, 'quebrou, acidente, roubaram, assalto, dívidas, deu errado, cancelaram, fracass*'),
    sign(
      'anger',
      8,
      undefined,
      'furioso, furiosa, com raiva, raiva, ódio, odeio, injusto, mentiu, gritou comigo, farto, farta',
    ),
    sign(
      'exhaustion',
      8,
      'low',
      'deprimido, deprimida, depressão, triste, vazio, vazia, chorei, chorando, sem esperança',
    ),
    sign('exhaustion', 8, 'alone', 'sozinho, sozinha, solidão, ninguém'),
    sign(
      'exhaustion',
      8,
      'fear',
      'ansiedade, ansioso, ansiosa, medo, pânico, angústia, preocupado, preocupada, estresse',
    ),
    sign(
      'exhaustion',
      8,
      'tired',
      'exausto, exausta, esgotado, esgotada, não aguento mais, não consigo dormir, não dormi, insônia, cansado, cansada, sobrecarregad*, sobreviver',
    ),
    sign(
      'relief',
      8,
      undefined,
      'alívio, aliviado, aliviada, está melhor, benigno, teve alta, deu tudo certo, recuperad*, encontrei meu',
    ),
    sign(
      'milestone',
      9,
      undefined,
      'nasceu, grávida, passei na, passei no, fui aprovad*, formei, formatura, consegui, casei, casamos, casamento, noivado, promoção, promovid*, ganhei, ganhamos, assinei, primeiros passos, sóbrio, sóbria',
    ),
    sign(
      'joy',
      6,
      undefined,
      'rimos, ri muito, tão feliz, muito feliz, felicidade, dançamos, dancei, apaixonad*, melhor dia, alegria',
    ),
    sign('sarcasm', 8, undefined, 'obrigado por nada, obrigada por nada, que maravilha, que ótimo, como sempre'),
  ],
  negation:
    /(?:^|[^\p{L}])(?:não|sem|nunca|já não|menos|nenhuma?)\s+(?:(?:mais|tão|o|a|tive|há|crises? de)\s+){0,2}$/iu,
  exceptions: 'chorei de alegria, chorou de alegria, chorei de rir, chorou de felicidade, chorei de felicidade',
  recovery: 'passou, melhor, recuperad*, benigno, teve alta, já não',
}

export const signsOfOtherLanguages: Record<Exclude<Language, 'en'>, SignsOfLanguage> = {
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
}

/** In languages in which the composer does not answer, only what must not be met with cheer. */
export const foreignSigns: readonly Sign[] = [
  sign(
    'loss',
    10,
    'death',
    'è morto, è morta, lutto, overleden, begrafenis, умер, умерла, похороны, 去世, 葬礼, 亡くな*, zmarł, zmarła, pogrzeb',
  ),
  sign(
    'illness',
    9,
    'own body',
    'malato, malata, ospedale, tumore, ziekenhuis, kanker, ziek, больниц*, рак, 癌症, 生病, がん, szpital*',
  ),
  sign(
    'exhaustion',
    8,
    'low',
    'ansia, sola, depress*, eenzaam, uitgeput, грустно, одинок*, депресси*, тревог*, устал*, 抑郁, 孤独, 焦虑, 难过, 辛い, 寂しい, 悲しい, 우울*, 외로*, 😢, 😭, 💔, 😔, 😞, 😩, 😫',
  ),
  sign('anger', 8, undefined, '😡, 🤬, 😤'),
]
