/** What a risk notice is about, by the key an instrument carries; `simulated` closes each of them. */
type Notices = Readonly<
  Record<'forex' | 'crypto' | 'stocks' | 'futures' | 'metals' | 'etf' | 'test' | 'simulated', string>
>

const en: Notices = {
  forex: 'Leverage multiplies losses as well as gains, and currencies can gap over a weekend.',
  crypto: 'Crypto prices swing widely at any hour and can fall to nothing.',
  stocks: 'Shares can lose their whole value, and outside trading hours a position cannot be closed.',
  futures: 'Futures magnify small moves; a loss can take the whole margin within minutes.',
  metals: 'Metal prices react sharply to news, and leverage multiplies what follows.',
  etf: 'A fund follows its market down as well as up, and leverage multiplies both.',
  test: 'A test instrument: its price follows a fixed pattern.',
  simulated: 'Prices in this sandbox are simulated.',
}

/** The notices by BCP 47 tag; a language added here needs them all. */
const notices = {
  en,
  'zh-Hans': {
    forex: '杠杆会放大盈利，也会放大亏损；汇率可能在周末后跳空。',
    crypto: '加密货币价格随时可能大幅波动，甚至归零。',
    stocks: '股票可能损失全部价值；交易时段之外无法平仓。',
    futures: '期货会放大微小波动；亏损可能在数分钟内耗尽全部保证金。',
    metals: '金属价格对消息反应剧烈，杠杆会放大其影响。',
    etf: '基金随其市场上涨，也随其下跌，杠杆会放大两者。',
    test: '测试品种：其价格按固定模式变动。',
    simulated: '此沙盒中的价格为模拟价格。',
  },
  'zh-Hant': {
    forex: '槓桿會放大盈利，亦會放大虧損；匯率可能在週末後跳空。',
    crypto: '加密貨幣價格隨時可能大幅波動，甚至歸零。',
    stocks: '股票可能損失全部價值；交易時段以外無法平倉。',
    futures: '期貨會放大微小波動；虧損可能在數分鐘內耗盡全部保證金。',
    metals: '金屬價格對消息反應劇烈，槓桿會放大其影響。',
    etf: '基金隨其市場上升，亦隨其下跌，槓桿會放大兩者。',
    test: '測試產品：其價格按固定模式變動。',
    simulated: '此沙盒中的價格為模擬價格。',
  },
  ja: {
    forex: 'レバレッジは利益だけでなく損失も拡大します。為替は週明けに窓を開けることがあります。',
    crypto: '暗号資産の価格は時間を問わず大きく変動し、無価値になることもあります。',
    stocks: '株式は価値をすべて失うことがあり、取引時間外はポジションを決済できません。',
    futures: '先物は小さな値動きを拡大します。数分で証拠金をすべて失うことがあります。',
    metals: '貴金属の価格はニュースに敏感に反応し、レバレッジがその影響を拡大します。',
    etf: 'ファンドは市場とともに上がりも下がりもし、レバレッジがその両方を拡大します。',
    test: 'テスト銘柄：価格は決まったパターンで動きます。',
    simulated: 'このサンドボックスの価格はシミュレーションです。',
  },
  ko: {
    forex: '레버리지는 이익뿐 아니라 손실도 키우며, 환율은 주말 사이 급격히 벌어질 수 있습니다.',
    crypto: '암호화폐 가격은 언제든 크게 변동하며 가치가 없어질 수도 있습니다.',
    stocks: '주식은 가치를 모두 잃을 수 있으며, 거래 시간 외에는 포지션을 청산할 수 없습니다.',
    futures: '선물은 작은 움직임을 키우며, 몇 분 만에 증거금을 모두 잃을 수 있습니다.',
    metals: '금속 가격은 뉴스에 민감하게 반응하며 레버리지가 그 영향을 키웁니다.',
    etf: '펀드는 시장을 따라 오르기도 내리기도 하며 레버리지가 둘 다 키웁니다.',
    test: '테스트 종목: 가격이 정해진 패턴을 따릅니다.',
    simulated: '이 샌드박스의 시세는 시뮬레이션입니다.',
  },
  de: {
    forex:
      'Ein Hebel vervielfacht Verluste ebenso wie Gewinne, und Währungen können über das Wochenende springen.',
    crypto: 'Kryptokurse schwanken zu jeder Stunde stark und können auf null fallen.',
    stocks:
      'Aktien können ihren ganzen Wert verlieren, und außerhalb der Handelszeit lässt sich keine Position schließen.',
    futures:
      'Futures vergrößern kleine Bewegungen; ein Verlust kann binnen Minuten die ganze Margin aufzehren.',
    metals: 'Metallkurse reagieren heftig auf Nachrichten, und ein Hebel vervielfacht die Folgen.',
    etf: 'Ein Fonds folgt seinem Markt nach unten wie nach oben, und ein Hebel vervielfacht beides.',
    test: 'Ein Testinstrument: Sein Kurs folgt einem festen Muster.',
    simulated: 'Die Kurse in dieser Sandbox sind simuliert.',
  },
  fr: {
    forex:
      'L’effet de levier multiplie les pertes comme les gains, et les devises peuvent décrocher pendant un week-end.',
    crypto: 'Les prix des cryptos varient fortement à toute heure et peuvent tomber à zéro.',
    stocks:
      'Les actions peuvent perdre toute leur valeur et, hors séance, une position ne peut pas être fermée.',
    futures:
      'Les futures amplifient les petits mouvements ; une perte peut absorber toute la marge en quelques minutes.',
    metals:
      'Les prix des métaux réagissent vivement aux nouvelles, et l’effet de levier en multiplie les suites.',
    etf: 'Un fonds suit son marché à la baisse comme à la hausse, et l’effet de levier multiplie les deux.',
    test: 'Un instrument de test : son prix suit un schéma fixe.',
    simulated: 'Les prix de cette sandbox sont simulés.',
  },
  it: {
    forex:
      'La leva moltiplica le perdite come i guadagni, e le valute possono aprire con un gap dopo il fine settimana.',
    crypto: 'I prezzi delle cripto oscillano molto a ogni ora e possono azzerarsi.',
    stocks:
      'Le azioni possono perdere tutto il loro valore e fuori seduta una posizione non si può chiudere.',
    futures:
      'I futures amplificano i piccoli movimenti; una perdita può assorbire tutto il margine in pochi minuti.',
    metals: 'I prezzi dei metalli reagiscono bruscamente alle notizie, e la leva ne moltiplica gli effetti.',
    etf: 'Un fondo segue il suo mercato al ribasso come al rialzo, e la leva moltiplica entrambi.',
    test: 'Uno strumento di prova: il suo prezzo segue uno schema fisso.',
    simulated: 'I prezzi in questa sandbox sono simulati.',
  },
  es: {
    forex:
      'El apalancamiento multiplica las pérdidas igual que las ganancias, y las divisas pueden saltar durante el fin de semana.',
    crypto: 'Los precios de las criptomonedas oscilan mucho a cualquier hora y pueden quedar en nada.',
    stocks: 'Las acciones pueden perder todo su valor y, fuera de sesión, una posición no se puede cerrar.',
    futures:
      'Los futuros amplían los movimientos pequeños; una pérdida puede consumir todo el margen en minutos.',
    metals:
      'Los precios de los metales reaccionan con fuerza a las noticias, y el apalancamiento multiplica lo que sigue.',
    etf: 'Un fondo sigue a su mercado a la baja y al alza, y el apalancamiento multiplica ambas cosas.',
    test: 'Un instrumento de prueba: su precio sigue un patrón fijo.',
    simulated: 'Los precios de esta sandbox son simulados.',
  },
  ar: {
    forex: 'تضاعف الرافعة المالية الخسائر كما تضاعف الأرباح، وقد تقفز أسعار العملات خلال عطلة نهاية الأسبوع.',
    crypto: 'تتقلب أسعار العملات المشفرة بشدة في أي ساعة وقد تهبط إلى الصفر.',
    stocks: 'قد تفقد الأسهم قيمتها كاملة، ولا يمكن إغلاق مركز خارج ساعات التداول.',
    futures: 'تضخّم العقود الآجلة التحركات الصغيرة، وقد تستنفد خسارة واحدة الهامش كله خلال دقائق.',
    metals: 'تتفاعل أسعار المعادن بحدة مع الأخبار، وتضاعف الرافعة المالية ما يتبعها.',
    etf: 'يتبع الصندوق سوقه هبوطًا كما صعودًا، وتضاعف الرافعة المالية كليهما.',
    test: 'أداة اختبار: يتبع سعرها نمطًا ثابتًا.',
    simulated: 'الأسعار في هذه البيئة التجريبية محاكاة.',
  },
} as const satisfies Readonly<Record<string, Notices>>

/** A language that risk notices are written in, as a BCP 47 tag. */
export type NoticeLanguage = keyof typeof notices

/** The languages of the risk notices. */
export const noticeLanguages = Object.keys(notices) as readonly NoticeLanguage[]

/** The language of the risk notices for an `Accept-Language`: its first tag if there are texts, else English. */
export const noticeLanguageOf = (acceptLanguage = ''): NoticeLanguage => {
  const [first = ''] = acceptLanguage.toLowerCase().split(/[,;]/)
  const [base = '', ...subtags] = first.trim().split('-')
  if (base === 'zh') {
    if (subtags.includes('hans')) return 'zh-Hans'
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 'zh-Hant' : 'zh-Hans'
  }
  return noticeLanguages.find((language) => language === base) ?? 'en'
}

/** The risk notice to show before an order; empty for a key that has none. */
export const riskNotice = (key: string, language: NoticeLanguage): string => {
  const texts: Readonly<Record<string, string>> = notices[language]
  const notice = Object.hasOwn(texts, key) ? (texts[key] ?? '') : ''
  if (notice === '') return ''
  // Chinese and Japanese set no space between sentences.
  return `${notice}${notice.endsWith('。') ? '' : ' '}${texts.simulated}`
}
