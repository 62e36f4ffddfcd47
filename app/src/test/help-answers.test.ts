import { type LanguageCode, languages } from '@swx/locales/languages'
import { createWorld } from '@swx/mock-server/handlers'
import { describe, expect, it } from 'vitest'
import { factsOf, routeNames } from '#config/paths.ts'
import { type Content, type ContentItem, contentsOf, languageClassOf } from '#core/content/content.ts'
import { indexContents, searchContents } from '#features/help/model/search-contents.ts'

/** What users type, by what the answer is about. Each is typed alone. */
const typed: Readonly<Record<LanguageCode, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    waitingOrder: ['pending order', 'limit order', 'stop order'],
    waitingHold: ['on hold', 'price gap'],
    waitingEnded: ['order rejected', 'expired'],
    trailingStop: ['trailing', 'trailing stop'],
    returnAndFall: ['drawdown', 'time-weighted'],
    marketFigures: ['volatility', 'heat map', 'volume'],
    priceAlerts: ['alert', 'notify'],
    marketClosed: ['halted', 'market closed'],
    planDue: ['maturity', 'plan due'],
    loanOverdue: ['overdue', 'repay loan'],
    paymentLock: ['locked', 'payment lock'],
    accountFrozen: ['frozen', 'suspended'],
    lostAnswer: ['no answer', 'twice', 'pressed'],
  },
  de: {
    waitingOrder: ['Pending Order', 'Limit-Order', 'Stop-Order'],
    waitingHold: ['reserviert', 'Kurslücke'],
    waitingEnded: ['Order abgelehnt', 'abgelaufen'],
    trailingStop: ['Trailing', 'Trailing-Stop'],
    returnAndFall: ['Rendite', 'Drawdown'],
    marketFigures: ['Volatilität', 'Heatmap', 'Volumen'],
    priceAlerts: ['Kursalarm', 'Alarm'],
    marketClosed: ['Markt geschlossen', 'ausgesetzt'],
    planDue: ['Fälligkeit', 'Plan zurück'],
    loanOverdue: ['überfällig', 'Kredit zurückzahlen'],
    paymentLock: ['Zahlung gesperrt', 'Zahlungssperre'],
    accountFrozen: ['Konto gesperrt'],
    lostAnswer: ['keine Antwort', 'absenden'],
  },
  fr: {
    waitingOrder: ['ordre en attente', 'ordre limite', 'ordre stop'],
    waitingHold: ['montant réservé', 'gap de prix'],
    waitingEnded: ['ordre rejeté', 'expiré'],
    trailingStop: ['stop suiveur', 'trailing'],
    returnAndFall: ['rendement', 'drawdown'],
    marketFigures: ['volatilité', 'carte thermique', 'volume'],
    priceAlerts: ['alerte', 'alertes de prix'],
    marketClosed: ['marché fermé', 'suspendu'],
    planDue: ['échéance', 'plan restitué'],
    loanOverdue: ['prêt en retard', 'rembourser'],
    paymentLock: ['bloqués', 'blocage'],
    accountFrozen: ['compte suspendu'],
    lostAnswer: ['aucune réponse', 'deux fois'],
  },
  it: {
    waitingOrder: ['ordine pendente', 'ordine limite', 'ordine stop'],
    waitingHold: ['vincolato', 'gap di prezzo'],
    waitingEnded: ['ordine respinto', 'scaduto'],
    trailingStop: ['trailing'],
    returnAndFall: ['rendimento', 'drawdown'],
    marketFigures: ['volatilità', 'mappa termica', 'volume'],
    priceAlerts: ['avviso', 'avvisi di prezzo'],
    marketClosed: ['mercato chiuso', 'sospeso'],
    planDue: ['scadenza', 'piano rimborsato'],
    loanOverdue: ['prestito in ritardo', 'rimborsare'],
    paymentLock: ['pagamenti bloccati', 'blocco'],
    accountFrozen: ['account sospeso'],
    lostAnswer: ['nessuna risposta', 'due volte', 'risposta'],
  },
  es: {
    waitingOrder: ['orden pendiente', 'orden límite', 'orden stop'],
    waitingHold: ['reservado', 'hueco de precio'],
    waitingEnded: ['orden rechazada', 'caducada'],
    trailingStop: ['stop dinámico', 'trailing'],
    returnAndFall: ['rentabilidad', 'drawdown'],
    marketFigures: ['volatilidad', 'mapa de calor', 'volumen'],
    priceAlerts: ['alerta', 'alertas de precio'],
    marketClosed: ['mercado cerrado', 'suspendido'],
    planDue: ['vencimiento', 'devolver plan'],
    loanOverdue: ['mora', 'préstamo en mora'],
    paymentLock: ['pagos bloqueados', 'bloqueo'],
    accountFrozen: ['cuenta suspendida'],
    lostAnswer: ['respuesta', 'dos veces', 'pulsó'],
  },
  ja: {
    waitingOrder: ['予約注文', '指値', '逆指値'],
    waitingHold: ['拘束', '価格が飛ぶ'],
    waitingEnded: ['不成立', '期限切れ'],
    trailingStop: ['トレーリングストップ'],
    returnAndFall: ['収益率', 'ドローダウン'],
    marketFigures: ['変動率', 'ヒートマップ', '売買代金'],
    priceAlerts: ['アラート'],
    marketClosed: ['休場', '取引停止'],
    planDue: ['満期', '元本'],
    loanOverdue: ['延滞', '返済'],
    paymentLock: ['ロック', '停止'],
    accountFrozen: ['凍結'],
    lostAnswer: ['応答', '二重'],
  },
  ko: {
    waitingOrder: ['예약 주문', '지정가', '역지정가'],
    waitingHold: ['대기 금액', '가격 갭'],
    waitingEnded: ['거부', '만료'],
    trailingStop: ['추적 손절', '트레일링 스톱'],
    returnAndFall: ['수익률', '드로다운'],
    marketFigures: ['변동성', '히트맵', '거래대금'],
    priceAlerts: ['가격 알림', '알림'],
    marketClosed: ['휴장', '거래 정지'],
    planDue: ['만기', '원금'],
    loanOverdue: ['연체', '상환'],
    paymentLock: ['잠금', '입출금 잠'],
    accountFrozen: ['동결'],
    lostAnswer: ['응답', '두 번'],
  },
  zh: {
    waitingOrder: ['挂单', '限价单', '突破单'],
    waitingHold: ['预留', '跳空'],
    waitingEnded: ['被拒绝', '过期'],
    trailingStop: ['移动止损', '追踪止损'],
    returnAndFall: ['收益率', '回撤'],
    marketFigures: ['波动率', '热力图', '成交额'],
    priceAlerts: ['价格提醒', '提醒'],
    marketClosed: ['休市', '暂停交易'],
    planDue: ['到期', '本金'],
    loanOverdue: ['逾期', '还款'],
    paymentLock: ['锁定'],
    accountFrozen: ['冻结'],
    lostAnswer: ['没有回应', '两次', '提交'],
  },
  hk: {
    waitingOrder: ['掛單', '限價單', '觸價單'],
    waitingHold: ['預留', '裂口'],
    waitingEnded: ['被拒絕', '過期'],
    trailingStop: ['追蹤止蝕', '移動止蝕'],
    returnAndFall: ['回報率', '回撤'],
    marketFigures: ['波動率', '熱力圖', '成交額'],
    priceAlerts: ['價格提示'],
    marketClosed: ['休市', '暫停買賣'],
    planDue: ['到期', '本金'],
    loanOverdue: ['逾期', '還款'],
    paymentLock: ['鎖定'],
    accountFrozen: ['凍結'],
    lostAnswer: ['沒有回應', '兩次', '提交'],
  },
  ar: {
    waitingOrder: ['أمر معلق', 'الأمر المحدد', 'أمر الإيقاف'],
    waitingHold: ['محجوز', 'فجوة سعرية'],
    waitingEnded: ['رفض أمر', 'انتهت صلاحيته'],
    trailingStop: ['المتحرك'],
    returnAndFall: ['العائد المرجح', 'هبوط'],
    marketFigures: ['التقلب', 'الخريطة الحرارية', 'الحجم'],
    priceAlerts: ['تنبيه', 'تنبيهات الأسعار'],
    marketClosed: ['مغلق', 'موقوف'],
    planDue: ['الاستحقاق', 'مبلغ الخطة'],
    loanOverdue: ['تأخر', 'سداد القرض'],
    paymentLock: ['مقفلة', 'القفل'],
    accountFrozen: ['تجميد'],
    lostAnswer: ['إجابة', 'مرتين'],
  },
}

const ROOM = 4

const world = await createWorld()

describe.each(languages)('the answers in $name', async (language) => {
  const read = async <Result>(path: string): Promise<Result> => {
    const response = await world.fetch(`/swx/customer/index/${path}`, {
      headers: { 'Accept-Language': language.tag },
    })
    return (await response.json()).result
  }
  const items = await read<readonly ContentItem[]>(`listContents/${languageClassOf(language)}`)
  const questions = contentsOf(items, 'question')
  const answers = await Promise.all(questions.map(({ id }) => read<Content>(`getContentsById/${id}`)))
  const index = indexContents(questions, new Map(answers.map(({ id, body }) => [id, body])))

  it('lead to pages of the app by their names', async () => {
    const { default: common } = await import(`@swx/locales/${language.code}/common.json`)
    const { default: waiting } = await import(`@swx/locales/${language.code}/waiting.json`)
    const names: Record<string, string> = { '/profile/orders?tab=waiting': waiting.label }
    for (const route of routeNames) names[factsOf(route).path] ??= common.page[route]
    const links = answers.flatMap(({ body }) => [...body.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)])
    expect(links.length).toBeGreaterThan(15)
    for (const [, name, address = ''] of links) expect([address, name]).toEqual([address, names[address]])
  })

  const cases = Object.entries(typed[language.code]).flatMap(([topic, words]) =>
    words.map((search) => [search, topic] as const),
  )
  it.each(cases)(`are found by “%s”: %s is among the first ${ROOM}`, (search, topic) => {
    const found = searchContents(index, search).slice(0, ROOM)
    expect(found.map((item) => item.topic)).toContain(topic)
  })
})
