import type { NoticeLanguage } from '../../catalogue/notice-language.ts'

/** The sample agreement of a language in Markdown; words in braces are the figures of a quote. */
export interface AgreementText {
  readonly title: string
  /** Who borrows, while the identity is not verified. */
  readonly unverified: string
  readonly introduction: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

/** The sample agreement by BCP 47 tag. A changed text needs a new version. */
export const agreementTexts: Readonly<Record<NoticeLanguage, AgreementText>> = {
  en: {
    title: 'Loan agreement (sample)',
    unverified: 'you, as verified by the identity check before you apply',
    introduction: 'Sample text of a sandbox: it binds no one, and no real money moves.',
    sections: [
      [
        'Parties',
        'Lender: the operator of this platform. In the sandbox no company is behind it. Borrower: {borrower}. The borrower’s details come from the identity check.',
      ],
      [
        'Amount and payout',
        'You borrow {amount} for {days} days from the day it’s paid out. The money is added to your available balance once the application is approved. It can’t be put into plans or options, and it earns no interest.',
      ],
      [
        'Cost of the loan',
        'Interest is {rate} a day of the amount borrowed. Interest-free days: {free}. Over {days} days that is {interest}. The yearly cost (APR) is {apr}. There are no fees.',
      ],
      [
        'Repayment',
        'You repay {repayment} in one payment by the end of {due} (UTC) if the loan is paid out today; if it’s paid out later, as many days later. At the end of that day the amount is deducted from your available balance.',
      ],
      [
        'Repaying early',
        'You can repay in full on any day, without a fee. You pay interest up to that day only.',
      ],
      [
        'Right to cancel, {withdrawal} days',
        'You can cancel this loan within {withdrawal} days of the payout, without giving a reason and without a fee. You repay the amount borrowed and the interest up to that day.',
      ],
      [
        'Late payment',
        'If the full amount isn’t available at the end of the due date, the loan is overdue. Late interest of {late} of the amount borrowed is then added each day. It’s never charged on interest and stops at {capRate} of the amount borrowed, {cap}. Example: {exampleDays} days late cost {exampleInterest}, {exampleTotal} to repay. While a loan is overdue we don’t lend again. We don’t lock your other money because of it.',
      ],
      [
        'Complaints',
        'Write to online support. The company page says where you can go after that. In the sandbox no debt arises.',
      ],
    ],
  },
  'zh-Hans': {
    title: '贷款协议（示例）',
    unverified: '您本人，以申请前通过的身份认证为准',
    introduction: '沙盒中的示例文本：不具约束力，也不涉及真实资金。',
    sections: [
      [
        '双方',
        '贷款人：本平台的运营方。沙盒中没有任何公司作为贷款人。借款人：{borrower}。借款人信息来自身份认证。',
      ],
      [
        '金额与放款',
        '您借入 {amount}，自放款之日起 {days} 天。申请获批后，款项将计入您的可用余额。借入资金不能用于计划或期权，也不产生利息收入。',
      ],
      [
        '贷款费用',
        '每天按本金的 {rate} 计息，免息天数：{free}。{days} 天的利息为 {interest}。年化利率（APR）为 {apr}。不收任何手续费。',
      ],
      [
        '还款',
        '如果今天放款，您应在 {due}（UTC）结束前一次性归还 {repayment}；放款推迟几天，到期日也顺延几天。到期日结束时，该金额将从您的可用余额中扣除。',
      ],
      ['提前还款', '您可以在任何一天全额还款，不收手续费，利息只计算至当天。'],
      [
        '{withdrawal} 天内撤销',
        '放款后 {withdrawal} 天内，您可以无需理由、免费撤销本协议，只需归还本金和截至当天的利息。',
      ],
      [
        '逾期',
        '如果到期日结束时余额不足，贷款即为逾期。此后每天按本金的 {late} 加收利息，不计复利，累计不超过本金的 {capRate}，即 {cap}。示例：逾期 {exampleDays} 天的费用为 {exampleInterest}，应还 {exampleTotal}。逾期期间我们不再放款，但不会因此锁定您的其他资金。',
      ],
      ['投诉', '请联系在线客服。公司页面说明了后续途径。在沙盒中不会产生任何债务。'],
    ],
  },
  'zh-Hant': {
    title: '貸款協議（示例）',
    unverified: '您本人，以申請前通過的身份核實為準',
    introduction: '沙盒中的示例文本：不具約束力，亦不涉及真實資金。',
    sections: [
      [
        '雙方',
        '貸款人：本平台的營運方。沙盒中沒有任何公司作為貸款人。借款人：{borrower}。借款人資料來自身份核實。',
      ],
      [
        '金額與放款',
        '您借入 {amount}，自放款之日起 {days} 天。申請獲批後，款項將計入您的可用結餘。借入資金不可用於計劃或期權，亦不會產生利息收入。',
      ],
      [
        '貸款費用',
        '每天按本金的 {rate} 計息，免息天數：{free}。{days} 天的利息為 {interest}。實際年利率為 {apr}。不收任何手續費。',
      ],
      [
        '還款',
        '如果今天放款，您須於 {due}（UTC）結束前一次過歸還 {repayment}；放款延後多少天，到期日亦順延多少天。到期日結束時，該金額會從您的可用結餘中扣除。',
      ],
      ['提早還款', '您可於任何一天全額還款，不收手續費，利息只計算至當天。'],
      [
        '{withdrawal} 天內撤銷',
        '放款後 {withdrawal} 天內，您可毋須說明理由、免費撤銷本協議，只須歸還本金及截至當天的利息。',
      ],
      [
        '逾期',
        '如果到期日結束時結餘不足，貸款即為逾期。其後每天按本金的 {late} 加收利息，不計複利，累計不超過本金的 {capRate}，即 {cap}。示例：逾期 {exampleDays} 天的費用為 {exampleInterest}，應還 {exampleTotal}。逾期期間我們不再放款，但不會因此鎖定您的其他資金。',
      ],
      ['投訴', '請聯絡網上客戶服務。公司頁面說明了其後的途徑。在沙盒中不會產生任何債務。'],
    ],
  },
  ja: {
    title: 'ローン契約書（サンプル）',
    unverified: 'お申し込み前に本人確認を完了したお客様',
    introduction: 'サンドボックスのサンプル文です。拘束力はなく、実際の資金は動きません。',
    sections: [
      [
        '当事者',
        '貸主：本プラットフォームの運営者。サンドボックスでは、貸主となる会社は存在しません。借主：{borrower}。借主の情報は本人確認によるものです。',
      ],
      [
        '借入額と実行',
        '借入額は {amount}、期間は実行日から {days} 日です。審査の承認後、利用可能残高に加えます。借りた資金をプランやオプションに使うことはできず、残高利息も付きません。',
      ],
      [
        '費用',
        '利息は 1 日あたり借入額の {rate} です。無利息の日数：{free}。{days} 日間の利息は {interest}、実質年率（APR）は {apr} です。手数料はかかりません。',
      ],
      [
        '返済',
        '本日実行された場合、{due}（UTC）の終わりまでに {repayment} を一括で返済します。実行が遅れた場合は、その日数だけ期日も遅くなります。期日の終わりに利用可能残高から引き落とされます。',
      ],
      ['繰上返済', 'いつでも手数料なしで全額を返済できます。利息はその日までの分だけです。'],
      [
        '{withdrawal} 日以内の撤回',
        '実行から {withdrawal} 日以内は、理由も手数料もなしに契約を撤回できます。借入額とその日までの利息を返済します。',
      ],
      [
        '延滞',
        '期日の終わりに全額が残高にない場合、延滞となります。以後、1 日あたり借入額の {late} が加算されます。利息に利息は付かず、上限は借入額の {capRate}、{cap} です。例：{exampleDays} 日の延滞で {exampleInterest}、返済額は {exampleTotal} です。延滞中は新たな貸付を行いません。そのためにほかの資金をロックすることはありません。',
      ],
      [
        '苦情',
        'オンラインサポートにご連絡ください。その後の窓口は会社案内のページに記載しています。サンドボックスでは債務は発生しません。',
      ],
    ],
  },
  ko: {
    title: '대출 계약서(샘플)',
    unverified: '신청 전 본인 인증을 완료한 본인',
    introduction: '샌드박스의 샘플 문구입니다. 구속력이 없으며 실제 돈은 움직이지 않습니다.',
    sections: [
      [
        '당사자',
        '대주(빌려주는 쪽): 이 플랫폼의 운영자. 샌드박스에는 대주인 회사가 없습니다. 차입자: {borrower}. 차입자 정보는 본인 인증에서 가져옵니다.',
      ],
      [
        '금액과 지급',
        '{amount}를 지급일로부터 {days}일 동안 빌립니다. 신청이 승인되면 사용 가능 잔액에 반영됩니다. 빌린 돈은 플랜이나 옵션에 사용할 수 없으며 잔액 이자도 붙지 않습니다.',
      ],
      [
        '대출 비용',
        '하루 이자는 빌린 금액의 {rate}입니다. 무이자 일수: {free}. {days}일 동안의 이자는 {interest}이고 실질 연이율(APR)은 {apr}입니다. 수수료는 없습니다.',
      ],
      [
        '상환',
        '오늘 지급되면 {due}(UTC)이 끝나기 전까지 {repayment}를 한 번에 상환합니다. 지급이 늦어지면 만기일도 그만큼 늦어집니다. 만기일이 끝날 때 사용 가능 잔액에서 차감됩니다.',
      ],
      ['조기 상환', '언제든지 수수료 없이 전액 상환할 수 있으며, 이자는 그날까지만 계산됩니다.'],
      [
        '{withdrawal}일 이내 철회',
        '지급 후 {withdrawal}일 이내에 이유나 수수료 없이 계약을 철회할 수 있습니다. 빌린 금액과 그날까지의 이자를 상환합니다.',
      ],
      [
        '연체',
        '만기일이 끝날 때 전액이 잔액에 없으면 대출은 연체됩니다. 이후 빌린 금액의 {late}가 하루마다 추가됩니다. 이자에는 이자가 붙지 않으며 빌린 금액의 {capRate}인 {cap}에서 멈춥니다. 예: {exampleDays}일 연체 시 비용은 {exampleInterest}, 상환 금액은 {exampleTotal}입니다. 연체 중에는 새로 대출하지 않습니다. 연체를 이유로 다른 자금을 잠그지 않습니다.',
      ],
      [
        '민원 제기',
        '온라인 고객지원으로 문의하세요. 그다음 절차는 회사 소개 페이지에 있습니다. 샌드박스에서는 채무가 발생하지 않습니다.',
      ],
    ],
  },
  de: {
    title: 'Kreditvertrag (Muster)',
    unverified: 'Sie, wie vor dem Antrag durch die Identitätsprüfung bestätigt',
    introduction: 'Mustertext einer Sandbox: Er bindet niemanden, und es bewegt sich kein echtes Geld.',
    sections: [
      [
        'Vertragspartner',
        'Kreditgeber: der Betreiber dieser Plattform. In der Sandbox steht kein Unternehmen dahinter. Kreditnehmer: {borrower}. Die Angaben stammen aus der Identitätsprüfung.',
      ],
      [
        'Betrag und Auszahlung',
        'Sie nehmen einen Kredit über {amount} für {days} Tage ab dem Tag der Auszahlung auf. Nach der Genehmigung wird der Betrag Ihrem verfügbaren Guthaben gutgeschrieben. Er kann nicht in Pläne oder Optionen fließen und wird nicht verzinst.',
      ],
      [
        'Kosten des Kredits',
        'Die Zinsen betragen {rate} des Kreditbetrags pro Tag; zinsfreie Tage: {free}. Für {days} Tage sind das {interest}. Effektiver Jahreszins (APR): {apr}. Gebühren fallen nicht an.',
      ],
      [
        'Rückzahlung',
        'Sie zahlen {repayment} in einer Summe bis zum Ende des {due} (UTC) zurück, wenn heute ausgezahlt wird; bei späterer Auszahlung entsprechend später. Am Ende dieses Tages wird der Betrag vom verfügbaren Guthaben abgezogen.',
      ],
      [
        'Vorzeitige Rückzahlung',
        'Sie können an jedem Tag alles ohne Gebühr zurückzahlen. Zinsen fallen nur bis zu diesem Tag an.',
      ],
      [
        'Widerruf, {withdrawal} Tage',
        'Innerhalb von {withdrawal} Tagen nach der Auszahlung können Sie ohne Angabe von Gründen und ohne Gebühr widerrufen. Sie zahlen den Kreditbetrag und die Zinsen bis zu diesem Tag zurück.',
      ],
      [
        'Verzug',
        'Ist der volle Betrag am Ende des Fälligkeitstags nicht verfügbar, ist der Kredit überfällig. Dann kommen pro Tag {late} des Kreditbetrags hinzu, niemals auf Zinsen und höchstens {capRate} des Kreditbetrags, {cap}. Beispiel: {exampleDays} Tage Verzug kosten {exampleInterest}, zurückzuzahlen sind {exampleTotal}. Solange ein Kredit überfällig ist, vergeben wir keinen neuen. Ihr übriges Geld sperren wir deshalb nicht.',
      ],
      [
        'Beschwerden',
        'Schreiben Sie dem Online-Support. Die Unternehmensseite nennt den weiteren Weg. In der Sandbox entsteht keine Schuld.',
      ],
    ],
  },
  fr: {
    title: 'Contrat de prêt (exemple)',
    unverified: 'vous, selon la vérification d’identité faite avant la demande',
    introduction:
      'Texte d’exemple d’une sandbox\u00a0: il n’engage personne et aucun argent réel ne circule.',
    sections: [
      [
        'Parties',
        'Prêteur\u00a0: l’exploitant de cette plateforme. Dans la sandbox, aucune société ne l’exploite. Emprunteur\u00a0: {borrower}. Ces informations viennent de la vérification d’identité.',
      ],
      [
        'Montant et versement',
        'Vous empruntez {amount} pour {days} jours à compter du versement. Une fois la demande approuvée, la somme est ajoutée à votre solde disponible. Elle ne peut être placée ni dans des plans ni dans des options et ne rapporte pas d’intérêts.',
      ],
      [
        'Coût du prêt',
        'Les intérêts sont de {rate} du montant emprunté par jour\u00a0; jours sans intérêts\u00a0: {free}. Sur {days} jours, cela fait {interest}. TAEG (APR)\u00a0: {apr}. Il n’y a aucuns frais.',
      ],
      [
        'Remboursement',
        'Vous remboursez {repayment} en une fois avant la fin du {due} (UTC) si le versement a lieu aujourd’hui\u00a0; s’il a lieu plus tard, cette date est repoussée d’autant. À la fin de ce jour, la somme est prélevée sur votre solde disponible.',
      ],
      [
        'Remboursement anticipé',
        'Vous pouvez tout rembourser n’importe quel jour, sans frais. Vous ne payez les intérêts que jusqu’à ce jour.',
      ],
      [
        'Rétractation, {withdrawal} jours',
        'Dans les {withdrawal} jours suivant le versement, vous pouvez vous rétracter sans motif et sans frais. Vous remboursez le montant emprunté et les intérêts jusqu’à ce jour.',
      ],
      [
        'Retard',
        'Si la somme totale n’est pas disponible à la fin du jour d’échéance, le prêt est en retard. {late} du montant emprunté s’ajoutent alors chaque jour, jamais sur les intérêts et au plus {capRate} du montant emprunté, {cap}. Exemple\u00a0: {exampleDays} jours de retard coûtent {exampleInterest}, soit {exampleTotal} à rembourser. Tant qu’un prêt est en retard, nous n’en accordons pas d’autre. Nous ne bloquons pas le reste de votre argent pour autant.',
      ],
      [
        'Réclamations',
        'Écrivez à l’assistance en ligne. La page de la société indique la suite. Dans la sandbox, aucune dette ne naît.',
      ],
    ],
  },
  it: {
    title: 'Contratto di prestito (esempio)',
    unverified: 'tu, come da verifica dell’identità fatta prima della richiesta',
    introduction: 'Testo di esempio di una sandbox: non vincola nessuno e non si muove denaro reale.',
    sections: [
      [
        'Parti',
        'Prestatore: il gestore di questa piattaforma. Nella sandbox dietro non c’è alcuna azienda. Richiedente: {borrower}. I suoi dati vengono dalla verifica dell’identità.',
      ],
      [
        'Importo ed erogazione',
        'Prendi in prestito {amount} per {days} giorni dal giorno dell’erogazione. Dopo l’approvazione della richiesta la somma viene aggiunta al tuo saldo disponibile. Non può essere usata per piani o opzioni e non produce interessi.',
      ],
      [
        'Costo del prestito',
        'Gli interessi sono {rate} dell’importo preso in prestito al giorno; giorni senza interessi: {free}. In {days} giorni sono {interest}. TAEG (APR): {apr}. Non ci sono commissioni.',
      ],
      [
        'Rimborso',
        'Rimborsi {repayment} in un’unica soluzione entro la fine di questo giorno (UTC), se l’erogazione avviene oggi: {due}. Se avviene più tardi, la scadenza si sposta di altrettanti giorni. Alla fine di quel giorno la somma viene addebitata sul tuo saldo disponibile.',
      ],
      [
        'Rimborso anticipato',
        'Puoi rimborsare tutto in qualsiasi giorno, senza commissioni. Paghi gli interessi solo fino a quel giorno.',
      ],
      [
        'Recesso, {withdrawal} giorni',
        'Entro {withdrawal} giorni dall’erogazione puoi recedere da questo contratto senza indicare un motivo e senza commissioni. Rimborsi l’importo preso in prestito e gli interessi fino a quel giorno.',
      ],
      [
        'Ritardo',
        'Se alla fine del giorno di scadenza l’intera somma non è disponibile, il prestito è in ritardo. Da allora si aggiunge ogni giorno {late} dell’importo preso in prestito, mai sugli interessi e al massimo {capRate} dell’importo preso in prestito, {cap}. Esempio: {exampleDays} giorni di ritardo costano {exampleInterest}; in totale rimborsi {exampleTotal}. Finché un prestito è in ritardo non ne concediamo altri. Non blocchiamo per questo il resto del tuo denaro.',
      ],
      [
        'Reclami',
        'Scrivi all’assistenza online. La pagina della società indica i passi successivi. Nella sandbox non nasce alcun debito.',
      ],
    ],
  },
  es: {
    title: 'Contrato de préstamo (ejemplo)',
    unverified: 'usted, según la verificación de identidad hecha antes de la solicitud',
    introduction: 'Texto de ejemplo de un entorno de pruebas: no obliga a nadie y no se mueve dinero real.',
    sections: [
      [
        'Partes',
        'Prestamista: el operador de esta plataforma. En el entorno de pruebas no hay ninguna empresa detrás. Prestatario: {borrower}. Los datos del prestatario proceden de la verificación de identidad.',
      ],
      [
        'Importe y desembolso',
        'Usted pide prestados {amount} por {days} días desde el día del desembolso. Una vez aprobada la solicitud, el importe se añade a su saldo disponible. Ese dinero no puede usarse para planes ni opciones y no genera intereses.',
      ],
      [
        'Coste del préstamo',
        'Los intereses son el {rate} del importe prestado al día; días sin intereses: {free}. En {days} días son {interest}. TAE (APR): {apr}. No hay comisiones.',
      ],
      [
        'Devolución',
        'Usted devuelve {repayment} en un solo pago antes de que acabe el {due} (UTC) si el préstamo se desembolsa hoy; si se desembolsa más tarde, vence otros tantos días después. Al final de ese día el importe se descuenta de su saldo disponible.',
      ],
      [
        'Devolución anticipada',
        'Puede devolverlo todo cualquier día, sin comisión. Solo paga los intereses hasta ese día.',
      ],
      [
        'Desistimiento, {withdrawal} días',
        'En los {withdrawal} días siguientes al desembolso puede desistir de este contrato sin indicar un motivo y sin comisión. Devuelve el importe prestado y los intereses hasta ese día.',
      ],
      [
        'Retraso',
        'Si al final del día de vencimiento no está disponible el importe completo, el préstamo queda en mora. Desde entonces se añade cada día el {late} del importe prestado, nunca sobre intereses y como máximo el {capRate} del importe prestado, {cap}. Ejemplo: {exampleDays} días de retraso cuestan {exampleInterest}; en total devuelve {exampleTotal}. Mientras un préstamo está en mora no concedemos otro. No bloqueamos por ello el resto de su dinero.',
      ],
      [
        'Reclamaciones',
        'Escriba a la asistencia en línea. La página de la empresa indica los pasos siguientes. En el entorno de pruebas no nace ninguna deuda.',
      ],
    ],
  },
  ar: {
    title: 'اتفاقية قرض (نموذج)',
    unverified: 'أنت، وفق التحقق من الهوية قبل تقديم الطلب',
    introduction: 'نص نموذجي في بيئة تجريبية: لا يُلزم أحدًا، ولا تتحرك أموال حقيقية.',
    sections: [
      [
        'الطرفان',
        'المُقرض: مشغّل هذه المنصة. لا توجد شركة وراء ذلك في البيئة التجريبية. المقترض: {borrower}. بيانات المقترض مأخوذة من التحقق من الهوية.',
      ],
      [
        'المبلغ والصرف',
        'تقترض {amount}. المدة من يوم الصرف بالأيام: {days}. بعد قبول الطلب يُضاف المبلغ إلى رصيدك المتاح. لا يمكن وضعه في الخطط أو الخيارات، ولا يدرّ فائدة.',
      ],
      [
        'تكلفة القرض',
        'الفائدة {rate} من المبلغ المقترض في اليوم، وعدد الأيام المعفاة من الفائدة: {free}. وهي {interest} عن المدة كلها. معدل النسبة السنوي (APR): {apr}. لا توجد رسوم.',
      ],
      [
        'السداد',
        'تسدّد {repayment} دفعة واحدة قبل نهاية {due} (UTC) إذا صُرف القرض اليوم، وإذا صُرف لاحقًا تأخّر الموعد بعدد الأيام نفسه. في نهاية ذلك اليوم يُخصم المبلغ من رصيدك المتاح.',
      ],
      ['السداد المبكر', 'يمكنك سداد المبلغ كله في أي يوم دون رسوم، ولا تدفع الفائدة إلا حتى ذلك اليوم.'],
      [
        'العدول خلال {withdrawal} يومًا',
        'يمكنك العدول عن الاتفاقية خلال {withdrawal} يومًا من الصرف دون ذكر سبب ودون رسوم. تسدّد المبلغ المقترض والفائدة حتى ذلك اليوم.',
      ],
      [
        'التأخر',
        'إذا لم يتوفر المبلغ كاملًا في نهاية يوم الاستحقاق أصبح القرض متأخرًا. عندئذ يُضاف {late} من المبلغ المقترض في اليوم، دون فائدة على الفائدة، ويتوقف عند {capRate} من المبلغ المقترض، أي {cap}. مثال: تأخُّر {exampleDays} أيام يكلّف {exampleInterest}، والمطلوب سداده {exampleTotal}. ما دام القرض متأخرًا لا نُقرض من جديد، ولا نقفل بقية أموالك بسببه.',
      ],
      [
        'الشكاوى',
        'راسل الدعم عبر الإنترنت. وتبيّن صفحة الشركة الخطوات التالية. لا ينشأ أي دين في البيئة التجريبية.',
      ],
    ],
  },
}
