import type { LegalPages } from '../topic.ts'

/** Legal pages in English. */
export const legal: LegalPages = {
  supervision: [
    'Licence supervision',
    'There’s no licence, none is claimed, and no authority supervises this sandbox. There’s no deposit protection and no investor compensation.',
    'An operator names its authority and licence number here, with the link to the register. Always check such an entry in the register itself.',
  ],
  profile: [
    'Company profile',
    '- Legal name: none in the sandbox\n- Registered office: none in the sandbox\n- Register number: none in the sandbox\n- Managing directors: none in the sandbox',
    'An operator enters its own details here, as its register has them.',
  ],
  partners: [
    'Partners',
    'The sandbox has no partners. The charities and other names in it are made up.',
    'An operator names a partner here only with its website and what it does.',
  ],
  complaintRoute: [
    'How to complain',
    '1. Write to online support: what happened, when, and the number of the order or the reference.\n2. If the answer doesn’t help, go to the operator’s complaints office.\n3. After that, you can go to an ombudsman or to the authority of your country.',
    'This sandbox has no operator: the chat isn’t staffed, and there’s no complaints office and no ombudsman.',
  ],
  legal: [
    'Legal information',
    'This is sample software without an operator. You can’t invest, borrow or bid for real here, and nothing here is a contract.',
    'What you buy, win or owe in the sandbox exists only as sample data. The software is available under the Apache License 2.0.',
  ],
  disclaimer: [
    'Disclaimer',
    'Prices, rates, people, charities and balances are made up. Don’t base a decision about real money on them.',
    'The sandbox may stop, change or lose its data at any time.',
  ],
  advertising: [
    'About advertising',
    'We show no advertising, and no one pays to be shown here. We send nothing to make you trade.',
    'A figure without a source is marked “sample text, not verified”. The risk of a product is always named beside its yield.',
  ],
}
