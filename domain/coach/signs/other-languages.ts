import type { LanguageRules } from '../phrases.ts'

export const otherLanguages: LanguageRules = {
  signs: [
    // Polish
    'samobój* | zabić się | chcę umrzeć | nie chcę już? żyć',
    // Turkish
    'intihar* | ölmek istiyorum | kendimi öldür* | yaşamak istemiyorum',
    // Russian and Ukrainian
    'суицид*/самоуби*/самогуб* | покончить с собой/жизнью | хочу умереть/сдохнуть/померти',
    'не хочу больше? жить/жити | убить себя',
  ],
  exceptions: ['не хочу больше? жить/жити в/с/на'],
  anywhere: [
    // Arabic
    'انتحار | انتحر | اريد ان اموت | أريد أن أموت | اقتل نفسي | أقتل نفسي | أؤذي نفسي',
    // Hebrew
    'להתאבד | התאבדות | רוצה למות | לפגוע בעצמי',
    // Hindi
    'आत्महत्या | मरना चाहत | खुदकुशी',
    // Chinese
    '自杀 | 自殺 | 自残 | 自殘 | 自傷 | 轻生 | 輕生 | 不想活 | 想死 | 结束生命 | 结束我的生命 | 结束自己的生命 | 結束生命 | 結束我的生命 | 結束自己的生命 | 割腕',
    // Japanese
    '死にたい | 消えたい | リストカット',
    // Korean
    '생을 마감 | 자살 | 자해 | 죽고싶 | 죽고 싶 | 죽어버리',
  ],
  // "I miss you so much" in Chinese.
  anywhereExceptions: ['想死你', '想死妳', '想死您', '想死他', '想死她', '想死我了', '想死妈', '想死爸', '想死家'],
}
