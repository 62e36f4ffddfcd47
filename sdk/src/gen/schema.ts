// Generated from the contract: do not edit, run "npm run codegen".
export interface paths {
    "/swx/customer/login/checkUserNameOrPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a name is free
         * @description Tells whether a user name, an email address or a phone number may still be registered. Give exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. Ten checks a minute for one address, then HTTP 429.
         */
        get: operations["checkUserNameOrPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates the one account a person has, with an empty real ledger and a demo ledger of 100 000.00 USD, and signs the user in. The code comes from `sendCode` with the scene `register`. Whether the password was typed twice alike is for the client to check.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs a user in by name or email address. Five wrong passwords within 15 minutes answer HTTP 429 until the 15 minutes are over.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Sends six digits by email, good for 10 minutes and five tries. Another code may be asked for after 60 seconds; sooner it is HTTP 429 with code `11013`. The mock server sends no email: it shows its mailbox on the console page.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/resetUserPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten password
         * @description Sets a new password with a code of the scene `reset`, and ends every session of the user.
         */
        post: operations["resetUserPwd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/loginByGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description Signs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first time creates the user, with a generated user name.
         */
        post: operations["loginByGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/linkGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a Google account
         * @description Links a Google account to the signed-in user, who can then sign in with it.
         */
        post: operations["linkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/unlinkGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink the Google account
         * @description Takes the Google account away from the signed-in user, who then signs in with the password. Refused while there is no password.
         */
        post: operations["unlinkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session: the token is worthless from here on. No body.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/logoutAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every other session of the user. No body.
         */
        post: operations["logoutAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/login/logoutSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out one device
         * @description Ends one session of the user; its token is refused from then on.
         */
        post: operations["logoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/listMarketByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List market items
         * @description One market category in display order, or all of them. Public: works with or without a session. After this first list the market socket owns `price` and `zdf`.
         */
        get: operations["listMarketByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/getMarketInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an instrument
         * @description One instrument with its trading terms. The price moves on by the market socket.
         */
        get: operations["getMarketInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/getKValueByCodeAndDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get candles
         * @description The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means there is nothing to draw: show the placeholder chart at 52100.
         */
        get: operations["getKValueByCodeAndDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/getParamByKey/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a system parameter
         * @description Numbers and lists that screens must not carry as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
         */
        get: operations["getParamByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/listContents/{languageClass}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content pages
         * @description Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements with the pinned ones before the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then picks the text.
         */
        get: operations["listContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/getContentsById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a content page
         * @description One text page, question or announcement, in Markdown.
         */
        get: operations["getContentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/listSmartProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List smart plans on offer
         * @description Products of all states: those on offer first, sold out and withdrawn ones last.
         */
        get: operations["listSmartProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/listNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List charity NFTs
         * @description Works on auction and past auctions. Everything paid goes to the charity named.
         */
        get: operations["listNft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/index/listNftBid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bids for an NFT
         * @description Who bid how much for one work, newest first, with masked names.
         */
        get: operations["listNftBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the signed-in user
         * @description The profile with both ledgers. A read, although it is a POST. No body. A frozen account answers 401.
         */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the profile
         * @description Changes picture or phone. Any other field, such as userName, is HTTP 400.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/repassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Changes the password and ends all other sessions of the user.
         */
        post: operations["repassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sign-ins
         * @description Where the user is signed in, newest first.
         */
        get: operations["listSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/setPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how the app looks
         * @description Keeps language, theme and colours of prices with the account, so that every device the user signs in on has them.
         */
        post: operations["setPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/checkCloseAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the account can be closed
         * @description What still stands in the way of closing the account. The same in both modes.
         */
        get: operations["checkCloseAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/closeAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Closes the account for good. Every balance has to be 0 and no record open.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an identity check
         * @description Submits name, address and document for review within 48 hours. After a failed check it may be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
         */
        post: operations["identification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/getKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the identity check
         * @description How far the identity check is. No images.
         */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description Stores one JPG, JPEG 2000 or PNG of at most 2 MB, told by its first bytes. Bigger ones are to be scaled down before. The mock server keeps files in memory only.
         */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description News for the user, newest first. Texts are translated by the app.
         */
        get: operations["listNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/readNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks some or all notifications as read.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/setNotices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose notifications
         * @description Which kinds of notifications come from now on. What came before stays. Notifications about money and access cannot be switched off.
         */
        post: operations["setNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/payment/password/locked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the payment lock
         * @description Whether payments are locked for this user. Asked live before every money action: when it cannot be answered, the action stays blocked.
         */
        get: operations["getPaymentLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/payment/password/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the security password
         * @description Sets the six-digit password that withdrawals ask for.
         */
        post: operations["setSecurityPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/payment/password/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the security password
         * @description Checks the security password and answers a ticket good for five minutes. Wrong ones are counted: the fifth locks payments for 24 hours.
         */
        post: operations["verifySecurityPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/payment/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the security password
         * @description Replaces the security password by another.
         */
        post: operations["changeSecurityPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/payment/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the security password
         * @description Replaces a forgotten security password. Withdrawals pause for 24 hours afterwards.
         */
        post: operations["resetSecurityPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a deposit
         * @description Reports a transfer to the address shown, with its proof, for review. The rate is fixed at submission. The same transaction twice answers the first record.
         */
        post: operations["recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own deposits
         * @description Deposits of the user, newest first. In demo mode the list is empty.
         */
        get: operations["listRecharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw money
         * @description Holds the amount and submits the withdrawal for review. The fee is part of the amount; no other fee is ever asked. For a day after a reset of the security password it answers 11004 with the reason PASSWORD_RESET.
         */
        post: operations["withdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listWithdrwal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own withdrawals
         * @description Withdrawals of the user, newest first; the path is spelt as specified. In demo mode the list is empty.
         */
        get: operations["listWithdrwal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/cancelWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Takes back a withdrawal that is still to be reviewed; the whole amount is free again.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money movements
         * @description Every movement of the free balance in this mode, from the ledger.
         */
        get: operations["listTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/equityHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get wealth over time
         * @description Points of the equity curve in this mode, oldest first. They add up: the `income` of all points and the `profit.today` of the account make its `profit.total`, as long as a demo account was not reset. `from` later than `to` is HTTP 400 with the rule `range`.
         */
        get: operations["equityHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/setSavings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch savings on or off
         * @description Whether the free balance of the real account earns daily interest.
         */
        post: operations["setSavings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/resetDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the demo account
         * @description Closes every demo record and starts again with 100 000.00 USD. Demo mode only. No body.
         */
        post: operations["resetDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/settleAttempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle an attempt
         * @description Tells what became of a money call whose answer was lost, by its `Idempotency-Key` and without its body. Afterwards the outcome is certain: an attempt that was answered is `DONE` and comes with that answer; one that never arrived is `CANCELLED`, and a request that carries its key is refused with `11021`, however late it arrives. While the first request is still being carried out it is `RUNNING`: ask again. A key belongs to one user, one operation and the mode it was sent in. Ask within 24 hours: the answer of an older attempt may be kept no longer, and then it can no longer be told from one that never arrived. Works while the demo account is disabled, too.
         */
        post: operations["settleAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/income/detail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List income
         * @description Income of the user with sums over all rows of the same filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
         */
        get: operations["listIncomeDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/buySmart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a smart plan
         * @description Locks an amount for a number of days at a daily yield. Earns from the next 00:00 UTC; each day is credited at its close, the principal returns with the last one. Borrowed money may not be used.
         */
        post: operations["buySmart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/listSmartOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own smart plans
         * @description Plans of the user, newest first. In demo mode the list is empty.
         */
        get: operations["listSmartOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/getSmartOrderById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a smart plan
         * @description One plan with the yield of each day.
         */
        get: operations["getSmartOrderById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/previewExitSmart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview leaving a smart plan
         * @description What leaving now would cost, in money. The quote holds for 60 seconds; exitSmart books exactly it.
         */
        get: operations["previewExitSmart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/exitSmart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a smart plan early
         * @description Ends a plan before maturity, as previewed. Open even while payments are locked, because it lowers the risk.
         */
        post: operations["exitSmart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/openOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a leveraged position
         * @description Opens a position with isolated margin at the server's price. Not more than the margin can be lost, but for fees.
         */
        post: operations["openOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/modifyOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the stops of a position
         * @description Sets, moves or clears stop-loss and take-profit of an open position.
         */
        post: operations["modifyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/closeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a position
         * @description Closes a position at the server's price. Open even while payments are locked, because it lowers the risk.
         */
        post: operations["closeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/listOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own positions
         * @description Leveraged positions of the user in this mode, newest first. A page with an open position may not be kept.
         */
        get: operations["listOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/getOrderById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a position
         * @description One leveraged position.
         */
        get: operations["getOrderById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/buyOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a fixed-time option
         * @description Stakes an amount on the price being above or below the strike after a fixed time. A tie returns the stake. The strike is the server's price when it accepts.
         */
        post: operations["buyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/listOptionsOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own options
         * @description Fixed-time options of the user in this mode, newest first.
         */
        get: operations["listOptionsOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/order/getOptionsOrderById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an option
         * @description One fixed-time option. May be kept once it is settled.
         */
        get: operations["getOptionsOrderById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/credit/myCredit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the credit line
         * @description How much the user may borrow and on what terms. A read, although it is a POST. No body.
         */
        post: operations["myCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/loanQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a loan
         * @description The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then held against `loan.config` only. The quote holds for 10 minutes.
         */
        post: operations["loanQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a loan
         * @description Applies for a quoted loan with a signed agreement. Needs a passed identity check, and no other open loan.
         */
        post: operations["loan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listLoanRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own loans
         * @description Loans of the user, newest first. In demo mode the list is empty.
         */
        get: operations["listLoanRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/getLoanById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a loan
         * @description One loan with what repaying it costs now, and the agreement as it was signed.
         */
        get: operations["getLoanById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/repayLoan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repay a loan
         * @description Repays principal and interest so far, without a fee. Open even while payments are locked.
         */
        post: operations["repayLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/withdrawLoan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a loan
         * @description Gives a loan back within 14 days of disbursement: principal and interest so far, no fee.
         */
        post: operations["withdrawLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/buyNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid for or buy an NFT
         * @description Holds the amount until somebody bids more or the auction ends. A bid in the last 15 minutes moves the end. The whole price goes to the charity.
         */
        post: operations["buyNft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listNft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own NFTs
         * @description Works the user owns or bids for; with `kind` also those that went to somebody else, whose bids are returned. In demo mode the list is empty.
         */
        get: operations["listMyNft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listWatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the watchlist
         * @description Watched instruments in the order of the user.
         */
        get: operations["listWatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/addWatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch an instrument
         * @description Adds an instrument to the watchlist; once is enough. With 100 in it, HTTP 400 with the rule `maxItems`.
         */
        post: operations["addWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/removeWatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop watching an instrument
         * @description Takes an instrument off the watchlist; fine when it is not on it.
         */
        post: operations["removeWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/inviteSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation summary
         * @description The own code and what invitations brought. One level only; nothing for a friend's losses or volume.
         */
        get: operations["inviteSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swx/customer/user/listInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invited friends
         * @description Friends who registered with the own code, with masked names.
         */
        get: operations["listInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A sentence for logs and developers. Apps translate by `code` and never show this text. */
        Message: string;
        /** @description The name may be taken. */
        Availability: {
            /**
             * @description Always true; a taken name is a refusal.
             * @enum {boolean}
             */
            available: true;
        };
        /** @description Names this answer in the server log; quote it to support. */
        TraceId: string;
        /**
         * Format: date-time
         * @description The virtual clock of the server when it answered, UTC with milliseconds.
         */
        ServerTime: string;
        /** @description Check whether a name is free: done. */
        CheckUserNameOrPhoneAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Availability"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A refusal has no result. */
        Nothing: null;
        /** @description Check whether a name is free: refused, and nothing changed. */
        CheckUserNameOrPhoneRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10001" | "10002" | "10003" | "10006" | "10007";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One field of the request that breaks a rule of the contract. */
        FieldError: {
            /** @description Where: the name of the header, query or path value, or the path of the body field with dots (`files.0.name`); `body` for the body as a whole. */
            field: string;
            /** @description What: the broken keyword of the schema (`required`, `type`, `enum`, `pattern`, `format`, `minimum`, `maxLength` …) or a rule named in the operation. */
            rule: string;
        };
        /** @description The request breaks the contract; nothing changed. */
        BadRequestProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "400";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            /** @description Every field that breaks a rule. */
            errors: components["schemas"]["FieldError"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Another method is wanted here. */
        MethodNotAllowedProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "405";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Too many requests. */
        TooManyRequestsProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "11013";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The server failed. */
        ServerErrorProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "500";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The service is paused. */
        ServiceUnavailableProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "503";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new user. */
        RegisterRequest: {
            /** @description 4 to 20 letters, digits or underscores, starting with a letter; unique whatever the case, and never changed later. */
            userName?: string;
            /** @description An email address of at most 254 characters; kept in lower case. */
            email?: string;
            /** @description The six digits sent by email; good for 10 minutes and five tries. */
            code?: string;
            /** @description 8 to 64 characters with a letter and a digit. */
            password?: string;
            /** @description The invitation code of a friend, 6 to 8 capital letters or digits; not one's own. */
            invitationCode?: string;
        };
        /** @description The session token: send it back as it is in the `Authorization` header. */
        Token: string;
        /** @description The session of the new user. */
        Registered: {
            token: components["schemas"]["Token"];
            /** @description As registered. */
            userName: string;
        };
        /** @description Register: done. */
        RegisterAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Registered"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Register: refused, and nothing changed. */
        RegisterRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10001" | "10002" | "10003" | "10004" | "10006" | "10007" | "10091" | "11001";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The body is too large. */
        PayloadTooLargeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "413";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The body is of another type. */
        UnsupportedMediaTypeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "415";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who signs in. */
        LoginRequest: {
            /** @description The user name, or the email address. */
            userName?: string;
            /** @description The password. */
            password?: string;
        };
        /** @description An opaque identifier; do not read anything into its form. */
        Id: string;
        /**
         * @description How far the identity check is.
         * @enum {string}
         */
        KycStatus: "NOT_VERIFIED" | "PENDING_REVIEW" | "VERIFIED" | "FAILED";
        /**
         * @description Light, dark, or as the device has it.
         * @enum {string}
         */
        Theme: "system" | "light" | "dark";
        /**
         * @description The colour of what rises; what falls has the other one.
         * @enum {string}
         */
        RisingColour: "red" | "green";
        /** @description How the user wants the app to look, the same on every device. What was never chosen is left out. */
        Preferences: {
            /** @description Language of texts, dates and figures as a BCP 47 tag. */
            language?: string;
            theme?: components["schemas"]["Theme"];
            risingColour?: components["schemas"]["RisingColour"];
        };
        /** @description US dollars as a decimal string with at most two decimals; never an exponent, never a JSON number. */
        Usd: string;
        /** @description What a profit is made of; a source without profit or loss is absent. */
        ProfitBySource: {
            /** @description Interest on free cash. */
            SAVINGS?: components["schemas"]["Usd"];
            /** @description Yields of plans less penalties for leaving them. */
            SMART?: components["schemas"]["Usd"];
            /** @description Rewards for invitations. */
            INVITE?: components["schemas"]["Usd"];
            /** @description Positions, open ones too, after fees. */
            ORDER?: components["schemas"]["Usd"];
            /** @description Settled fixed-time options. */
            OPTION?: components["schemas"]["Usd"];
            /** @description Interest of loans, negative. */
            LOAN?: components["schemas"]["Usd"];
            /** @description Fees of withdrawals, negative. */
            WITHDRAWAL?: components["schemas"]["Usd"];
        };
        /** @description Profit and loss of one ledger over every product. `total` is what `equity` is beyond everything paid in less everything paid out; a demo account begins anew when it is reset. Deposits, withdrawals, a loan's principal and the price of a work bought are no profit; fees, penalties and interest are part of what they belong to. */
        AccountProfit: {
            /** @description Since the account was opened. */
            total: components["schemas"]["Usd"];
            /** @description Since the UTC day began; what is credited at 00:00 belongs to the day that begins. */
            today: components["schemas"]["Usd"];
            /** @description The part of `total` that open positions have at the current price, before the fee of closing. */
            unrealised: components["schemas"]["Usd"];
            bySource: components["schemas"]["ProfitBySource"];
            /** @description What `today` is made of. */
            todayBySource: components["schemas"]["ProfitBySource"];
        };
        /** @description The balances of one ledger. */
        Account: {
            /**
             * @description Which ledger.
             * @enum {string}
             */
            mode: "real" | "demo";
            /**
             * @description The settlement currency.
             * @enum {string}
             */
            currency: "USD";
            available: components["schemas"]["Usd"];
            held: components["schemas"]["Usd"];
            inSmart: components["schemas"]["Usd"];
            inMargin: components["schemas"]["Usd"];
            inStake: components["schemas"]["Usd"];
            loanDebt: components["schemas"]["Usd"];
            equity: components["schemas"]["Usd"];
            /** @description Savings, yields of plans and rewards for invitations credited so far: no profit, since losses and costs are not in it. */
            totalIncome: components["schemas"]["Usd"];
            /** @description The part of it that was credited on this UTC day. */
            todayIncome: components["schemas"]["Usd"];
            profit: components["schemas"]["AccountProfit"];
        };
        /** @description Both ledgers of a person. */
        Accounts: {
            real: components["schemas"]["Account"];
            demo: components["schemas"]["Account"];
        };
        /**
         * @description A kind of notification that can be switched off. The other kinds concern money and access and always come, and so does the automatic close of a position. PRICE_ALERT is made by the app; the server only keeps the choice.
         * @enum {string}
         */
        NoticeSwitch: "SMART" | "ORDER" | "OPTION" | "NFT" | "INVITE" | "PRICE_ALERT";
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with milliseconds.
         */
        Timestamp: string;
        /** @description The session token with the user it belongs to. */
        SignedInUser: {
            token: components["schemas"]["Token"];
            id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            userName: string;
            /**
             * Format: email
             * @description Lower case.
             */
            email: string;
            /** @description Digits without the area code. */
            phone?: string;
            /** @description Country calling code. */
            areaCode?: string;
            /**
             * Format: uri-reference
             * @description A picture, absolute or from the root of the API.
             */
            avatarUrl?: string;
            /** @description The own invitation code to pass on. */
            inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            status: "ACTIVE" | "FROZEN";
            kycStatus: components["schemas"]["KycStatus"];
            /** @description Why the last identity check failed. */
            kycFailReason?: string;
            /** @description Whether there is a log-in password; false after signing in only with Google. */
            hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            demoEnabled: boolean;
            /** @description Whether free cash earns daily interest. */
            savingsEnabled: boolean;
            preferences?: components["schemas"]["Preferences"];
            accounts: components["schemas"]["Accounts"];
            /** @description Unread notifications. */
            unreadCount: number;
            /** @description Kinds of notifications that are switched off; left out when none is. */
            noticesOff?: components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The address of the linked Google account; left out when none is linked.
             */
            googleEmail?: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sign in: done. */
        LoginAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SignedInUser"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign in: refused, and nothing changed. */
        LoginRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10001" | "10002" | "10003" | "10004" | "10005" | "10009";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Where the code goes and what for. */
        SendCodeRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            email?: string;
            /**
             * @description What the code is for: a registration, a forgotten password, or the security password.
             * @enum {string}
             */
            scene: "register" | "reset" | "security";
        };
        /** @description The code is on its way. */
        CodeSent: {
            /** @description Seconds until another code may be asked for. */
            resendAfter: number;
        };
        /** @description Send a verification code: done. */
        SendCodeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["CodeSent"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Send a verification code: refused, and nothing changed. */
        SendCodeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10001" | "10002" | "10007" | "10009";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new password, proved by a code. */
        ResetUserPwdRequest: {
            /** @description An email address of at most 254 characters; kept in lower case. */
            email?: string;
            /** @description The six digits sent by email; good for 10 minutes and five tries. */
            code?: string;
            /** @description The new password: 8 to 64 characters with a letter and a digit. */
            password?: string;
        };
        /** @description Reset a forgotten password: done. */
        ResetUserPwdAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset a forgotten password: refused, and nothing changed. */
        ResetUserPwdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10001" | "10002" | "10004" | "10005" | "10009" | "11001";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The identity token of Google Identity Services. */
        GoogleCredentialRequest: {
            /** @description The signed token as Google hands it to the page. The sandbox has a form of its own for it, see the examples. */
            credential: string;
            /** @description The invitation code of a friend, as in `register`; counts where the sign-in opens an account. */
            invitationCode?: string;
        };
        /** @description The authorization code of the redirect flow, with its proof key. */
        GoogleCodeRequest: {
            /** @description The code Google appended to the redirect. */
            code: string;
            /** @description The state this client sent and got back. */
            state: string;
            /** @description The proof key of RFC 7636. */
            codeVerifier: string;
            /** @description The nonce this client sent; the identity token must carry the same, or none when it sent none. */
            nonce?: string;
            /**
             * Format: uri
             * @description The address Google redirected to.
             */
            redirectUri: string;
            /** @description The invitation code of a friend, as in `register`; counts where the sign-in opens an account. */
            invitationCode?: string;
        };
        /** @description Sign in with Google: done. */
        LoginByGoogleAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SignedInUser"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign in with Google: refused, and nothing changed. */
        LoginByGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10002" | "10005" | "10007" | "10091" | "11026";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Link a Google account: done. */
        LinkGoogleAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Link a Google account: refused, and nothing changed. */
        LinkGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10002" | "10007" | "11006" | "11026";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No valid session. */
        UnauthorizedProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Unlink the Google account: done. */
        UnlinkGoogleAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Unlink the Google account: refused, and nothing changed. */
        UnlinkGoogleRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006" | "11020" | "11027";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out: done. */
        LogoutAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out: refused, and nothing changed. */
        LogoutRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out everywhere else: done. */
        LogoutAllAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out everywhere else: refused, and nothing changed. */
        LogoutAllRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which sign-in. */
        LogoutSessionRequest: {
            /** @description The `id` of a sign-in from listSession. */
            id: components["schemas"]["Id"];
        };
        /** @description Sign out one device: done. */
        LogoutSessionAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Sign out one device: refused, and nothing changed. */
        LogoutSessionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description The category: 1 forex, 2 crypto or smart equity, 3 stocks, 4 futures, 5 metals or ETF.
         * @enum {integer}
         */
        MarketType: 1 | 2 | 3 | 4 | 5;
        /** @description A quote in the currency of the instrument, rounded to its `priceDecimals`. Display data: no posting is computed from it. */
        Price: number;
        /**
         * @description Whether the instrument trades now: OPEN, CLOSED by its hours, or HALTED by the venue.
         * @enum {string}
         */
        Session: "OPEN" | "CLOSED" | "HALTED";
        /** @description An instrument with its latest quote, as price lists show it. */
        MarketItem: {
            id: components["schemas"]["Id"];
            /** @description The symbol, unique among all categories. */
            code: string;
            /** @description The name in plain words. */
            name: string;
            type: components["schemas"]["MarketType"];
            price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            hundred: components["schemas"]["Price"][];
            /** @description Whether an order would be taken now. */
            tradable: boolean;
            session: components["schemas"]["Session"];
            /** @description The smallest step of the price. */
            tickSize: number;
            /** @description Decimals to show a price with. */
            priceDecimals: number;
            /**
             * @description Where the price comes from; a mock server always says `simulated`.
             * @enum {string}
             */
            source: "simulated" | "live";
        };
        /** @description List market items: done. */
        ListMarketByTypeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description The instruments, possibly none. */
            result: components["schemas"]["MarketItem"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A size as a decimal string: lots, or units in a lot. */
        Quantity: string;
        /** @description A rate as a decimal fraction: `0.0025` is 0.25 %. */
        Rate: string;
        /** @description A running time of fixed-time options and what it pays. */
        OptionPeriod: {
            /** @description Running time in seconds. */
            periodSec: number;
            payoutRatio: components["schemas"]["Rate"];
        };
        /** @description An instrument with its latest quote and everything an order ticket needs. */
        MarketInfo: {
            id: components["schemas"]["Id"];
            /** @description The symbol, unique among all categories. */
            code: string;
            /** @description The name in plain words. */
            name: string;
            type: components["schemas"]["MarketType"];
            price: components["schemas"]["Price"];
            /** @description Change against the close of the previous UTC day in percent: −1.24 means −1.24 %. Two decimals. */
            zdf: number;
            /** @description Recent prices for a sparkline, oldest first. */
            hundred: components["schemas"]["Price"][];
            /** @description Whether an order would be taken now. */
            tradable: boolean;
            session: components["schemas"]["Session"];
            /** @description The smallest step of the price. */
            tickSize: number;
            /** @description Decimals to show a price with. */
            priceDecimals: number;
            /**
             * @description Where the price comes from; a mock server always says `simulated`.
             * @enum {string}
             */
            source: "simulated" | "live";
            contractSize: components["schemas"]["Quantity"];
            /** @description The highest leverage allowed: 30 means 1:30. */
            maxLeverage: number;
            lotStep: components["schemas"]["Quantity"];
            minLots: components["schemas"]["Quantity"];
            maxLots: components["schemas"]["Quantity"];
            prevClose: components["schemas"]["Price"];
            high24h: components["schemas"]["Price"];
            low24h: components["schemas"]["Price"];
            /** @description Fixed-time options offered on this instrument; empty when there are none. */
            optionPeriods: components["schemas"]["OptionPeriod"][];
            /** @description Send it back as `acceptedTermsVersion` with an order. */
            termsVersion: string;
            /** @description The risk notice to show before an order, in the language asked for. */
            disclosure: string;
        };
        /** @description Get an instrument: done. */
        GetMarketInfoAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["MarketInfo"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an instrument: refused, and nothing changed. */
        GetMarketInfoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10015";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No such path. */
        NotFoundProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "404";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Open, high, low and close of one period. */
        Candle: {
            /** @description Start of the period, in seconds since 1970 UTC. */
            t: number;
            o: components["schemas"]["Price"];
            h: components["schemas"]["Price"];
            l: components["schemas"]["Price"];
            c: components["schemas"]["Price"];
            /** @description Volume of the period; simulated. */
            v: number;
        };
        /** @description Get candles: done. */
        GetKValueByCodeAndDateAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description Candles, oldest first. */
            result: components["schemas"]["Candle"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get candles: refused, and nothing changed. */
        GetKValueByCodeAndDateRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10015";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One system parameter. */
        ParamEntry: {
            /** @description The name asked for. */
            key: string;
            /** @description The value: its shape depends on the key, see the list in the operation. */
            value: unknown;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Get a system parameter: done. */
        GetParamByKeyAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["ParamEntry"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a system parameter: refused, and nothing changed. */
        GetParamByKeyRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10018";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Where it is listed: 1 company, 2 policy, 3 footer; and, beyond the specification, 4 questions and answers, 5 announcements.
         * @enum {integer}
         */
        ContentType: 1 | 2 | 3 | 4 | 5;
        /**
         * @description What a text is about, the same in every language and in both language classes: a link to a page finds it again after the language was changed, and a screen that shows some pages in full knows which they are. Beside others: `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer`, `advertising`.
         * @example privacy
         */
        ContentTopic: string;
        /**
         * @description Group of a question: `account`, `payments`, `trading` or `lending`. An operator may have others, so a client shows a group that it doesn't know under a heading for all the rest.
         * @example payments
         */
        ContentGroup: string;
        /** @description A text page, as lists and footers name it. */
        ContentItem: {
            /** @description Opens the page by getContentsById. */
            id: components["schemas"]["Id"];
            /** @description In the language asked for; of type 4 the question. */
            title: string;
            type: components["schemas"]["ContentType"];
            /** @description What it is about in every language. */
            topic?: components["schemas"]["ContentTopic"];
            /** @description Only of type 4. */
            group?: components["schemas"]["ContentGroup"];
            /** @description Only of type 5; when it was announced. */
            publishedAt?: components["schemas"]["Timestamp"];
            /** @description Only of type 5; whether it stays above newer ones. */
            pinned?: boolean;
        };
        /** @description List content pages: done. */
        ListContentsAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description Pages of all types. */
            result: components["schemas"]["ContentItem"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A text page. */
        Content: {
            /** @description As in the list. */
            id: components["schemas"]["Id"];
            /** @description In the language asked for; of type 4 the question. */
            title: string;
            type: components["schemas"]["ContentType"];
            /** @description What it is about in every language. */
            topic?: components["schemas"]["ContentTopic"];
            /** @description Only of type 4. */
            group?: components["schemas"]["ContentGroup"];
            /** @description Only of type 5; when it was announced. */
            publishedAt?: components["schemas"]["Timestamp"];
            /** @description Only of type 5; whether it stays above newer ones. */
            pinned?: boolean;
            /** @description Markdown. */
            body: string;
            /** @description When the text last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Get a content page: done. */
        GetContentsByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Content"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a content page: refused, and nothing changed. */
        GetContentsByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A running time of a plan and what it yields. */
        SmartCycle: {
            /** @description Days from the value date to maturity. */
            days: number;
            /** @description Yield of one day on the amount; at most 0.0045. */
            dailyRate: components["schemas"]["Rate"];
        };
        /** @description A smart plan on offer. */
        SmartProduct: {
            /** @description Send it as `productId`. */
            id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            name: string;
            marketType: components["schemas"]["MarketType"];
            /** @description Running times offered, shortest first. */
            cycles: components["schemas"]["SmartCycle"][];
            /** @description Smallest amount. */
            minAmount: components["schemas"]["Usd"];
            /** @description Largest amount. */
            maxAmount: components["schemas"]["Usd"];
            /** @description Part of the principal kept on early exit after the value date. */
            earlyExitPenaltyRate: components["schemas"]["Rate"];
            /** @description Send it back as `acceptedTermsVersion`. */
            termsVersion: string;
            /**
             * @description ON can be bought, SOLD_OUT no longer, OFF is not on offer.
             * @enum {string}
             */
            status: "ON" | "OFF" | "SOLD_OUT";
        };
        /** @description One page of SmartProduct records, newest first. */
        SmartProductPage: {
            /** @description The records of this page. */
            list: components["schemas"]["SmartProduct"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List smart plans on offer: done. */
        ListSmartProductAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SmartProductPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who receives the price. */
        Charity: {
            /** @description Its name; a sample where there is no registration number. */
            name: string;
            /** @description Its number in the register of charities. */
            registrationNo?: string;
            /**
             * Format: uri
             * @description Its page.
             */
            url?: string;
        };
        /** @description A charity NFT on auction. */
        Nft: {
            /** @description Send it as `nftId`. */
            id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            imageUrl: string;
            /** @description What it shows and how it came about, in the language asked for. */
            story?: string;
            /** @description Who made it. */
            creator: string;
            /** @description Sample name of a chain; nothing is minted. */
            chain: string;
            /** @description Sample address on it. */
            address: string;
            /** @description The leading bid; the start price before the first. */
            currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid accepted now. */
            minNextBid: components["schemas"]["Usd"];
            /** @description Ends the auction at once; absent when not offered. */
            buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid moves it. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until then. */
            remainingTime: number;
            /** @description Bids so far. */
            bidCount: number;
            /** @description What sales of this work gave to the charity so far. */
            cumulativeDonation: components["schemas"]["Usd"];
            charity: components["schemas"]["Charity"];
            /**
             * @description LIVE takes bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
             * @enum {string}
             */
            status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN";
        };
        /** @description One page of Nft records, newest first. */
        NftPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Nft"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List charity NFTs: done. */
        ListNftAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["NftPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A bid of somebody. */
        NftBid: {
            /** @description Who, with stars. */
            maskedName: string;
            /** @description How much. */
            amount: components["schemas"]["Usd"];
            /** @description When. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description One page of NftBid records, newest first. */
        NftBidPage: {
            /** @description The records of this page. */
            list: components["schemas"]["NftBid"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List bids for an NFT: done. */
        ListNftBidAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["NftBidPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List bids for an NFT: refused, and nothing changed. */
        ListNftBidRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "10020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who is signed in, with both ledgers. */
        UserInfo: {
            id: components["schemas"]["Id"];
            /** @description The name chosen at registration; it never changes. */
            userName: string;
            /**
             * Format: email
             * @description Lower case.
             */
            email: string;
            /** @description Digits without the area code. */
            phone?: string;
            /** @description Country calling code. */
            areaCode?: string;
            /**
             * Format: uri-reference
             * @description A picture, absolute or from the root of the API.
             */
            avatarUrl?: string;
            /** @description The own invitation code to pass on. */
            inviteCode: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            status: "ACTIVE" | "FROZEN";
            kycStatus: components["schemas"]["KycStatus"];
            /** @description Why the last identity check failed. */
            kycFailReason?: string;
            /** @description Whether there is a log-in password; false after signing in only with Google. */
            hasPassword: boolean;
            /** @description Whether the six-digit security password is set. */
            hasSecurityPassword: boolean;
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            demoEnabled: boolean;
            /** @description Whether free cash earns daily interest. */
            savingsEnabled: boolean;
            preferences?: components["schemas"]["Preferences"];
            accounts: components["schemas"]["Accounts"];
            /** @description Unread notifications. */
            unreadCount: number;
            /** @description Kinds of notifications that are switched off; left out when none is. */
            noticesOff?: components["schemas"]["NoticeSwitch"][];
            /**
             * Format: email
             * @description The address of the linked Google account; left out when none is linked.
             */
            googleEmail?: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Get the signed-in user: done. */
        GetUserInfoAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["UserInfo"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the signed-in user: refused, and nothing changed. */
        GetUserInfoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10009";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What is to change. The user name never changes. */
        UpdateProfileRequest: {
            /** @description Own upload, purpose avatar. */
            avatarId?: components["schemas"]["Id"];
            /** @description A code of `areaCodes`; another is HTTP 400 with the rule `enum`. */
            areaCode?: string;
            /** @description Digits without the area code; those of another user are HTTP 400 with the rule `unique`. */
            phone?: string;
            /** @description What is to be taken away; a phone goes with its area code. */
            remove?: ("phone" | "picture")[];
        };
        /** @description Update the profile: done. */
        UpdateProfileAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Update the profile: refused, and nothing changed. */
        UpdateProfileRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10018" | "11006" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The old password and a new one. */
        RepasswordRequest: {
            /** @description The password now. */
            oldPassword?: string;
            /** @description 8 to 64 characters with a letter and a digit, other than the old one. */
            newPassword?: string;
        };
        /** @description Change the password: done. */
        RepasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the password: refused, and nothing changed. */
        RepasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10004" | "10008" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A sign-in of the user. */
        SessionInfo: {
            /** @description Stable. */
            id: components["schemas"]["Id"];
            /** @description When. */
            at: components["schemas"]["Timestamp"];
            /** @description When it was last used, noted once a day. */
            usedAt: components["schemas"]["Timestamp"];
            /** @description What signed in, in plain words. */
            device: string;
            /** @description Whether it is this session. */
            current: boolean;
        };
        /** @description One page of SessionInfo records, newest first. */
        SessionInfoPage: {
            /** @description The records of this page. */
            list: components["schemas"]["SessionInfo"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own sign-ins: done. */
        ListSessionAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SessionInfoPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own sign-ins: refused, and nothing changed. */
        ListSessionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What is to change; the rest stays. */
        SetPreferencesRequest: {
            /** @description A BCP 47 tag. */
            language?: string;
            theme?: components["schemas"]["Theme"];
            risingColour?: components["schemas"]["RisingColour"];
        };
        /** @description Choose how the app looks: done. */
        SetPreferencesAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Choose how the app looks: refused, and nothing changed. */
        SetPreferencesRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description An amount in the currency named beside it, as a decimal string with that currency's scale; never an exponent, never a JSON number. */
        Money: string;
        /** @description Whether the account can be closed, and what has to come to an end before it can. Play money does not count, but open demo trades do. */
        AccountClosing: {
            /** @description Whether closeAccount would be accepted with the right password. */
            closable: boolean;
            /** @description What the real account has available. */
            available: components["schemas"]["Money"];
            /** @description What is owed on loans. */
            owed: components["schemas"]["Money"];
            /** @description Open positions of both accounts. */
            positions: number;
            /** @description Open options of both accounts. */
            options: number;
            /** @description Plans in progress. */
            plans: number;
            /** @description Leading bids on NFTs. */
            bids: number;
            /** @description Deposits under review. */
            deposits: number;
            /** @description Withdrawals on their way. */
            withdrawals: number;
            /** @description Loans that are under review or not repaid. */
            loans: number;
        };
        /** @description Check whether the account can be closed: done. */
        CheckCloseAccountAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["AccountClosing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Check whether the account can be closed: refused, and nothing changed. */
        CheckCloseAccountRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Proof that it is the user. */
        CloseAccountRequest: {
            /** @description The login password. */
            loginPassword?: string;
        };
        /** @description Close the account: done. */
        CloseAccountAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Close the account: refused, and nothing changed. */
        CloseAccountRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10004" | "10008" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Who somebody is. Do not send real documents to a sandbox. */
        IdentificationRequest: {
            /** @description As in the document. */
            firstName: string;
            /** @description As in the document. */
            lastName: string;
            /**
             * @description As in the document.
             * @enum {string}
             */
            sex: "male" | "female";
            /**
             * Format: date
             * @description At least 18 years ago; later is HTTP 400 with the rule `age`.
             */
            birthdate: string;
            /** @description ISO 3166 alpha-2, a code of `countries`; another is HTTP 400 with the rule `enum`. */
            country: string;
            /** @description Where the person lives. */
            address: string;
            /** @description Country calling code. */
            areaCode: string;
            /** @description Digits without the area code. */
            phone: string;
            /**
             * @description Which document.
             * @enum {string}
             */
            docType: "idCard" | "driverLicense" | "passport";
            /** @description Own upload of the front, purpose kyc. */
            idFront: components["schemas"]["Id"];
            /** @description Own upload of the back; not needed for a passport. */
            idBack?: components["schemas"]["Id"];
            /** @description Own upload of the person holding the document. */
            handHeld: components["schemas"]["Id"];
            /** @description Own upload of the signature. */
            signature?: string;
        };
        /** @description One step in the life of a record. */
        StatusChange: {
            /** @description The status entered. */
            status: string;
            /** @description When. */
            at: components["schemas"]["Timestamp"];
            /** @description Why, where a person or a rule decided; shown to the user. */
            reason?: string;
        };
        /** @description The identity check was submitted. */
        KycReceipt: {
            status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            submittedAt: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours later. */
            reviewDueAt: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Submit an identity check: done. */
        IdentificationAnswer: {
            /**
             * @description Success: Submitted for review.
             * @enum {string}
             */
            code: "20001";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["KycReceipt"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Submit an identity check: refused, and nothing changed. */
        IdentificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10018" | "10019" | "11006" | "11016";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How far the identity check is; images never travel back. */
        KycState: {
            status: components["schemas"]["KycStatus"];
            /** @description When it was submitted. */
            submittedAt?: components["schemas"]["Timestamp"];
            /** @description When the review is due: 48 hours after submission. */
            reviewDueAt?: components["schemas"]["Timestamp"];
            /** @description Whether the review takes longer than promised. */
            delayed: boolean;
            /** @description Why the last check failed, to be shown. */
            failReason?: string;
            /** @description When it was decided. */
            reviewedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Get the identity check: done. */
        GetKycAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["KycState"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the identity check: refused, and nothing changed. */
        GetKycRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A stored file. */
        UploadedFile: {
            /** @description Send it where a file is asked for. */
            fileId: components["schemas"]["Id"];
            /**
             * @description By its first bytes.
             * @enum {string}
             */
            mime: "image/jpeg" | "image/jp2" | "image/png";
            /** @description Its size. */
            bytes: number;
            /** @description Its checksum. */
            sha256: string;
        };
        /** @description Upload an image: done. */
        UploadAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["UploadedFile"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Upload an image: refused, and nothing changed. */
        UploadRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image, or the body as a whole, is too large. */
        ImageTooLargeProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "11012" | "413";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image, or the body as a whole, is of another type. */
        ImageFormatWrongProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "11011" | "415";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description MONEY: deposits, withdrawals and loans. TRADING: positions and options. PLANS, NFTS, INVITES: as they say. SECURITY: identity check and payment lock.
         * @enum {string}
         */
        NoticeGroup: "MONEY" | "TRADING" | "PLANS" | "NFTS" | "SECURITY" | "INVITES";
        /** @description A number to quote: two letters, the day, ten digits. */
        OrderNo: string;
        /** @description News for the user, translated by the app. */
        Notification: {
            /** @description Send it with readNotification. */
            id: components["schemas"]["Id"];
            /** @description What it is about. */
            kind: string;
            group: components["schemas"]["NoticeGroup"];
            /** @description The key of its text. */
            titleKey: string;
            /** @description What the text needs; of a work (kind NFT) also its id as `nftId`. */
            params: {
                [key: string]: string;
            };
            /** @description The record to open. */
            orderNo?: components["schemas"]["OrderNo"];
            /** @description Whether it was read. */
            read: boolean;
            /** @description When. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of Notification records, newest first. */
        NotificationPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Notification"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List notifications: done. */
        ListNotificationAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["NotificationPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List notifications: refused, and nothing changed. */
        ListNotificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Some, or all of them. */
        ReadNotificationRequest: {
            /** @description Which ones. */
            ids?: components["schemas"]["Id"][];
            /**
             * @description All of them.
             * @enum {boolean}
             */
            all?: true;
        };
        /** @description Mark notifications as read: done. */
        ReadNotificationAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Mark notifications as read: refused, and nothing changed. */
        ReadNotificationRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The whole choice. */
        SetNoticesRequest: {
            /** @description Kinds to switch off; all others are on. */
            off: components["schemas"]["NoticeSwitch"][];
        };
        /** @description Choose notifications: done. */
        SetNoticesAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Choose notifications: refused, and nothing changed. */
        SetNoticesRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Whether payments are locked now. */
        PaymentLock: {
            /** @description Whether recharge, withdrawal, plans, options, orders, NFTs and loans are refused. */
            locked: boolean;
            /**
             * @description Why, see PaymentLockReason; null while nothing is locked.
             * @enum {string|null}
             */
            reason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET" | null;
            /**
             * Format: date-time
             * @description When the lock ends by itself; null when it has no end or nothing is locked.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When withdrawals go on after a reset of the security password; null when they are not paused. The pause stops nothing else and is no lock.
             */
            withdrawalsPausedUntil: string | null;
            /**
             * Format: uri-reference
             * @description Where support is reached.
             */
            contactUrl: string;
            /** @description Whether the security password is set. */
            hasPassword: boolean;
            /** @description Wrong security passwords left before the lock. */
            attemptsLeft: number;
        };
        /** @description Check the payment lock: done. */
        GetPaymentLockAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["PaymentLock"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Check the payment lock: refused, and nothing changed. */
        GetPaymentLockRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A first security password. */
        SetSecurityPasswordRequest: {
            /** @description Six digits; six equal ones, or the run from one to six, are HTTP 400 with the rule `weak`. */
            password: string;
            /** @description The six digits sent by sendCode with the scene security. */
            emailCode?: string;
        };
        /** @description Set the security password: done. */
        SetSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Set the security password: refused, and nothing changed. */
        SetSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "11001" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The security password. */
        VerifySecurityPasswordRequest: {
            /** @description Six digits. */
            password: string;
        };
        /** @description The security password is right. */
        VerifiedPassword: {
            /**
             * @description Always true; a wrong one is a refusal.
             * @enum {boolean}
             */
            verified: true;
            /** @description Proof for the next five minutes. */
            ticket: string;
        };
        /** @description Verify the security password: done. */
        VerifySecurityPasswordAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["VerifiedPassword"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Verify the security password: refused, and nothing changed. */
        VerifySecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11002" | "11003";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Why payments are locked: five wrong security passwords, a decision of the operator, or (for withdrawals) a fresh reset of the security password.
         * @enum {string}
         */
        PaymentLockReason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET";
        /** @description Why payments are locked, until when, and whom to ask. */
        PaymentLockNotice: {
            reason: components["schemas"]["PaymentLockReason"];
            /**
             * Format: date-time
             * @description When the lock ends by itself; null when it has no end.
             */
            until: string | null;
            /**
             * Format: uri-reference
             * @description Where support is reached.
             */
            contactUrl: string;
        };
        /** @description Payments are locked: nothing was done, and the result says why and until when. */
        PaymentLocked: {
            /**
             * @description Payments are locked for this account; contact support.
             * @enum {string}
             */
            code: "11004";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["PaymentLockNotice"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The security password now and a new one. */
        ChangeSecurityPasswordRequest: {
            /** @description Six digits. */
            oldPassword: string;
            /** @description Six digits, other than the old ones (HTTP 400, rule `same`), not weak (rule `weak`). */
            newPassword: string;
        };
        /** @description Change the security password: done. */
        ChangeSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the security password: refused, and nothing changed. */
        ChangeSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11002" | "11003" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A new security password, proved by code and login password. */
        ResetSecurityPasswordRequest: {
            /** @description The six digits sent by sendCode with the scene security. */
            emailCode?: string;
            /** @description The login password. */
            loginPassword?: string;
            /** @description Six digits, not weak (HTTP 400, rule `weak`). */
            newPassword: string;
        };
        /** @description Reset the security password: done. */
        ResetSecurityPasswordAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the security password: refused, and nothing changed. */
        ResetSecurityPasswordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10004" | "11001" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The key of an attempt, quoted or bare; the quotes make no difference. */
        AttemptKey: string;
        /** @description What was sent, and the proof of it. */
        RechargeRequest: {
            /** @description A currency of `recharge.methods`; another is HTTP 400 with the rule `enum`. */
            currency: string;
            /** @description Its network in `recharge.methods`. */
            network: string;
            /** @description How much, in that currency and with its scale at most. */
            amount?: string;
            /** @description The transaction; needed unless last6 is given. */
            txHash?: string;
            /** @description Its last six characters, 0 to 9 and a to f; needed unless txHash is given. */
            last6?: string;
            /** @description Own upload, purpose recharge. */
            proofId: components["schemas"]["Id"];
            /** @description The address that was shown. */
            receiveAddress?: string;
        };
        /** @description A deposit under review or decided. */
        Recharge: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description What was sent. */
            currency: string;
            /** @description Over which network. */
            network: string;
            /** @description How much, in that currency. */
            amount: components["schemas"]["Money"];
            /** @description US dollars for one unit, fixed at submission. */
            rate: components["schemas"]["Money"];
            /** @description Credited when approved. */
            usdAmount: components["schemas"]["Usd"];
            /** @description Where it was sent. */
            receiveAddress: string;
            /** @description The transaction. */
            txHash?: string;
            /** @description Its last six characters, 0 to 9 and a to f. */
            last6?: string;
            /** @description The uploaded proof. */
            proofId: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED, then COMPLETED, REJECTED or FAILED.
             * @enum {string}
             */
            status: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
            /** @description When it was submitted. */
            submittedAt: components["schemas"]["Timestamp"];
            /** @description When it was decided. */
            reviewedAt?: components["schemas"]["Timestamp"];
            /** @description Why it was rejected or failed, to be shown. */
            reason?: string;
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Report a deposit: done. */
        RechargeAnswer: {
            /**
             * @description Success: Deposit added and submitted for review.
             * @enum {string}
             */
            code: "20002";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Recharge"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Report a deposit: refused, and nothing changed. */
        RechargeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10013" | "10018" | "10021" | "11005" | "11006" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The amount is below the minimum named in `params`. */
        BelowMinimum: {
            /**
             * @description The amount is below the minimum of {limit} {name}.
             * @enum {string}
             */
            code: "11008";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            /** @description What the message of this code needs. */
            params: {
                /** @description The currency of the minimum. */
                name: string;
                /** @description The minimum in that currency, as a decimal string. */
                limit: string;
            };
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The first request with this idempotency key is still running. */
        ConflictProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "11015";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The idempotency key was used with another body. */
        UnprocessableContentProblem: {
            /**
             * @description The code of the catalogue where there is one, else the HTTP status.
             * @enum {string}
             */
            code: "11014";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Recharge records, newest first. */
        RechargePage: {
            /** @description The records of this page. */
            list: components["schemas"]["Recharge"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own deposits: done. */
        ListRechargeAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["RechargePage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own deposits: refused, and nothing changed. */
        ListRechargeRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much, where to, and the security password. */
        WithdrawalRequest: {
            /** @description A method of `withdrawal.methods`. */
            method?: string;
            /** @description How much is taken from the balance, in USD. */
            amount?: string;
            /** @description Where to, for a crypto method. */
            address?: string;
            /** @description The bank, for the method BANK. */
            bankName?: string;
            /** @description Whose account, for the method BANK. */
            cardholder?: string;
            /** @description The account, for the method BANK. */
            accountNo?: string;
            /** @description An own upload of the purpose withdrawal, such as a bank statement; never required. */
            proofId?: components["schemas"]["Id"];
            /** @description The six-digit security password. */
            securityPassword: string;
            /** @description The fee the user saw. */
            expectedFee: components["schemas"]["Usd"];
        };
        /** @description A withdrawal under review, on its way or decided. */
        Withdrawal: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description How it is paid out.
             * @enum {string}
             */
            method: "USDT-TRC20" | "USDT-ERC20" | "BTC" | "ETH" | "BANK";
            /** @description Taken from the balance. */
            amount: components["schemas"]["Usd"];
            /** @description Part of it that is the fee; no other is ever asked. */
            fee: components["schemas"]["Usd"];
            /** @description The fee as a part of the amount. */
            feeRate: components["schemas"]["Rate"];
            /** @description Amount less fee. */
            receiveAmount: components["schemas"]["Usd"];
            /** @description US dollars for one unit of the currency received, fixed at submission. */
            rate?: components["schemas"]["Money"];
            /** @description What arrives, in that currency. */
            receiveCurrencyAmount?: components["schemas"]["Money"];
            /** @description Where it goes, of a crypto method. */
            address?: string;
            /** @description The bank, of the method BANK. */
            bankName?: string;
            /** @description Whose account. */
            cardholder?: string;
            /** @description The account, all but the last four masked. */
            accountNo?: string;
            /** @description The upload that was sent with it. */
            proofId?: components["schemas"]["Id"];
            /**
             * @description TO_BE_REVIEWED; APPROVED needs network confirmation; COMPLETED, REJECTED, FAILED and CANCELLED are final, and but for COMPLETED the whole amount is back.
             * @enum {string}
             */
            status: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
            /** @description When it was submitted. */
            submittedAt: components["schemas"]["Timestamp"];
            /** @description When it was paid out. */
            completedAt?: components["schemas"]["Timestamp"];
            /** @description The payout, as the bank or the network knows it, once it was paid out. */
            payoutReference?: string;
            /** @description Why it was rejected or failed, to be shown. */
            reason?: string;
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Withdraw money: done. */
        WithdrawalAnswer: {
            /**
             * @description Success: Withdrawal added and submitted for review.
             * @enum {string}
             */
            code: "20003";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Withdrawal"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Withdraw money: refused, and nothing changed. */
        WithdrawalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10011" | "10013" | "10018" | "10021" | "10022" | "10025" | "11002" | "11003" | "11005" | "11006" | "11018" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Withdrawal records, newest first. */
        WithdrawalPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Withdrawal"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own withdrawals: done. */
        ListWithdrwalAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["WithdrawalPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own withdrawals: refused, and nothing changed. */
        ListWithdrwalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which withdrawal. */
        CancelWithdrawalRequest: {
            /** @description The withdrawal. */
            orderNo: components["schemas"]["Id"];
        };
        /** @description Cancel a withdrawal: done. */
        CancelWithdrawalAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Withdrawal"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Cancel a withdrawal: refused, and nothing changed. */
        CancelWithdrawalRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11005" | "11006" | "11010" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description What moved the money.
         * @enum {string}
         */
        TransactionKind: "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_RETURN" | "SMART_BUY" | "SMART_YIELD" | "SMART_MATURITY" | "SMART_EXIT" | "SAVINGS" | "LOAN_DISBURSEMENT" | "LOAN_REPAYMENT" | "ORDER_OPEN" | "ORDER_CLOSE" | "OPTION_STAKE" | "OPTION_SETTLEMENT" | "NFT_BID" | "NFT_RETURN" | "INVITE_REWARD" | "DEMO_START" | "GRANT";
        /**
         * Format: date
         * @description A UTC calendar day.
         */
        Day: string;
        /** @description One movement of the free balance. */
        Transaction: {
            /** @description Stable. */
            id: components["schemas"]["Id"];
            /** @description The record it belongs to: an order number or a day. */
            ref: string;
            kind: components["schemas"]["TransactionKind"];
            /** @description Signed: what the free balance gained or lost. */
            amount: components["schemas"]["Usd"];
            /** @description The free balance afterwards. */
            balanceAfter: components["schemas"]["Usd"];
            /** @description When. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description One page of Transaction records, newest first. */
        TransactionPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Transaction"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List money movements: done. */
        ListTransactionAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["TransactionPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List money movements: refused, and nothing changed. */
        ListTransactionRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Wealth at one moment. What is booked at that very moment, such as the credits of 00:00, counts to the time after it, so that two points of a day apart hold exactly one UTC day. From one point to the next equity changes by `deposits` less `withdrawals` plus `income`, to the cent. */
        EquityPoint: {
            /** @description When. */
            at: components["schemas"]["Timestamp"];
            /** @description Everything owned less everything owed, open positions at the price of the time. */
            equity: components["schemas"]["Usd"];
            /** @description Paid in since the point before. */
            deposits: components["schemas"]["Usd"];
            /** @description Paid out since the point before, to the user or for a work bought. */
            withdrawals: components["schemas"]["Usd"];
            /** @description Profit of every product since the point before, as in `AccountProfit`; negative for a loss. */
            income: components["schemas"]["Usd"];
            /** @description What `income` is made of. */
            bySource: components["schemas"]["ProfitBySource"];
        };
        /** @description Get wealth over time: done. */
        EquityHistoryAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description Points, oldest first. */
            result: components["schemas"]["EquityPoint"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get wealth over time: refused, and nothing changed. */
        EquityHistoryRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description On or off. */
        SetSavingsRequest: {
            /** @description Whether free cash earns daily interest. */
            enabled: boolean;
        };
        /** @description Switch savings on or off: done. */
        SetSavingsAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Switch savings on or off: refused, and nothing changed. */
        SetSavingsRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the demo account: done. */
        ResetDemoAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Reset the demo account: refused, and nothing changed. */
        ResetDemoRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "11006" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description An operation that moves money and takes an idempotency key.
         * @enum {string}
         */
        MoneyOperation: "recharge" | "withdrawal" | "cancelWithdrawal" | "resetDemo" | "buySmart" | "exitSmart" | "openOrder" | "closeOrder" | "buyOptions" | "loan" | "repayLoan" | "withdrawLoan" | "buyNft";
        /** @description The key of the attempt and the operation it was sent to. */
        SettleAttemptRequest: {
            /** @description The `Idempotency-Key` of the attempt, quoted or bare. */
            key: components["schemas"]["AttemptKey"];
            operation: components["schemas"]["MoneyOperation"];
        };
        /** @description The answer of an attempt as it was sent, whole. Its schema is the one of the operation. */
        KeptEnvelope: {
            /** @description The code of the answer. */
            code: string;
            msg: components["schemas"]["Message"];
            /** @description The result of the operation, or what goes with its refusal. */
            result: unknown;
            /** @description Values that the text of a refusal inserts. */
            params?: {
                [key: string]: string;
            };
            /** @description Fields that were refused. */
            errors?: components["schemas"]["FieldError"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What became of an attempt. */
        SettledAttempt: {
            /**
             * @description `DONE` when it was answered, by a success or a refusal; `RUNNING` while it is being carried out; `CANCELLED` when it never arrived, and can never be carried out any more.
             * @enum {string}
             */
            state: "DONE" | "RUNNING" | "CANCELLED";
            operation: components["schemas"]["MoneyOperation"];
            /** @description When it was answered, began or was cancelled, in this order of the states. */
            at: components["schemas"]["Timestamp"];
            /** @description The answer it was given; there exactly when it is `DONE`. */
            answer?: components["schemas"]["KeptEnvelope"];
        };
        /** @description Settle an attempt: its state. */
        SettleAttemptAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SettledAttempt"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Settle an attempt: refused, and nothing changed. */
        SettleAttemptRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /**
         * @description Where income comes from; SAVINGS, SMART and INVITE count into the total income.
         * @enum {string}
         */
        IncomeSource: "SAVINGS" | "SMART" | "INVITE" | "ORDER" | "OPTION" | "NFT_REFUND";
        /** @description One income. */
        IncomeDetail: {
            /** @description Stable. */
            id: components["schemas"]["Id"];
            source: components["schemas"]["IncomeSource"];
            /** @description The record it belongs to. */
            orderNo?: components["schemas"]["OrderNo"];
            day: components["schemas"]["Day"];
            /** @description What it is computed on. */
            base: components["schemas"]["Usd"];
            /** @description The daily rate of savings and plans, the payout of an option, the fee of a position. */
            rate: components["schemas"]["Rate"];
            /** @description How much; negative for a loss. */
            amount: components["schemas"]["Usd"];
            /**
             * @description Whether it is credited.
             * @enum {string}
             */
            status: "IN_PROGRESS" | "DIVIDED";
            /** @description When it was booked. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sums by source; a source without income is absent. */
        IncomeBySource: {
            /** @description Its sum. */
            SAVINGS?: components["schemas"]["Usd"];
            /** @description Its sum. */
            SMART?: components["schemas"]["Usd"];
            /** @description Its sum. */
            INVITE?: components["schemas"]["Usd"];
            /** @description Its sum. */
            ORDER?: components["schemas"]["Usd"];
            /** @description Its sum. */
            OPTION?: components["schemas"]["Usd"];
            /** @description Its sum. */
            NFT_REFUND?: components["schemas"]["Usd"];
        };
        /** @description Sums over all rows of the same filter. */
        IncomeSummary: {
            /** @description All of it. */
            total: components["schemas"]["Usd"];
            /** @description Of this UTC day. */
            today: components["schemas"]["Usd"];
            bySource: components["schemas"]["IncomeBySource"];
        };
        /** @description One page of IncomeDetail records, newest first. */
        IncomeDetailPage: {
            /** @description The records of this page. */
            list: components["schemas"]["IncomeDetail"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
            summary: components["schemas"]["IncomeSummary"];
        };
        /** @description List income: done. */
        ListIncomeDetailAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["IncomeDetailPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List income: refused, and nothing changed. */
        ListIncomeDetailRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which plan, how long, how much. */
        BuySmartRequest: {
            /** @description The product. */
            productId: components["schemas"]["Id"];
            /** @description A running time the product offers. */
            days?: number;
            /** @description The principal in USD, two decimals at most, within the range of the product. */
            amount?: string;
            /** @description The `termsVersion` read with the product. */
            acceptedTermsVersion: string;
        };
        /** @description A smart plan somebody holds or held. */
        SmartOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Which product. */
            productId: components["schemas"]["Id"];
            /** @description Its name when bought. */
            productName: string;
            /** @description Running time in days. */
            days: number;
            /** @description The principal. */
            amount: components["schemas"]["Usd"];
            /** @description Yield of one day, fixed when bought. */
            dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the profit of the last day is shared already.
             * @enum {string}
             */
            shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            boughtAt: components["schemas"]["Timestamp"];
            /** @description From when it earns: the next 00:00 UTC. */
            valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal returns with the last yield. */
            maturesAt: components["schemas"]["Timestamp"];
            /** @description Days credited so far. */
            profitDays: number;
            /** @description All yields until maturity, as they will be booked. */
            expectedRevenue: components["schemas"]["Usd"];
            /** @description Yields booked so far. */
            distributedRevenue: components["schemas"]["Usd"];
            /** @description Kept on early exit. */
            penalty?: components["schemas"]["Usd"];
            /** @description Returned on early exit. */
            refund?: components["schemas"]["Usd"];
            /** @description When it was left early. */
            exitedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Buy a smart plan: done. */
        BuySmartAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            code: "20004";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SmartOrder"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Buy a smart plan: refused, and nothing changed. */
        BuySmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10010" | "10011" | "10012" | "10013" | "10015" | "10018" | "10024" | "11005" | "11006" | "11007" | "11018" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of SmartOrder records, newest first. */
        SmartOrderPage: {
            /** @description The records of this page. */
            list: components["schemas"]["SmartOrder"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own smart plans: done. */
        ListSmartOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SmartOrderPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own smart plans: refused, and nothing changed. */
        ListSmartOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The yield of one day. */
        ProfitDay: {
            day: components["schemas"]["Day"];
            /** @description What was credited. */
            amount: components["schemas"]["Usd"];
            /** @description When it was credited. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description A smart plan with the yield of each day. */
        SmartOrderDetail: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Which product. */
            productId: components["schemas"]["Id"];
            /** @description Its name when bought. */
            productName: string;
            /** @description Running time in days. */
            days: number;
            /** @description The principal. */
            amount: components["schemas"]["Usd"];
            /** @description Yield of one day, fixed when bought. */
            dailyRate: components["schemas"]["Rate"];
            /**
             * @description IN_PROGRESS until maturity or EARLY_EXIT; MATURED, DISTRIBUTED and COMPLETED follow each other in one batch.
             * @enum {string}
             */
            status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
            /**
             * @description Whether the profit of the last day is shared already.
             * @enum {string}
             */
            shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED";
            /** @description When it was bought. */
            boughtAt: components["schemas"]["Timestamp"];
            /** @description From when it earns: the next 00:00 UTC. */
            valueDate: components["schemas"]["Timestamp"];
            /** @description When the principal returns with the last yield. */
            maturesAt: components["schemas"]["Timestamp"];
            /** @description Days credited so far. */
            profitDays: number;
            /** @description All yields until maturity, as they will be booked. */
            expectedRevenue: components["schemas"]["Usd"];
            /** @description Yields booked so far. */
            distributedRevenue: components["schemas"]["Usd"];
            /** @description Kept on early exit. */
            penalty?: components["schemas"]["Usd"];
            /** @description Returned on early exit. */
            refund?: components["schemas"]["Usd"];
            /** @description When it was left early. */
            exitedAt?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
            /** @description One entry per credited day, oldest first. */
            profitDayList: components["schemas"]["ProfitDay"][];
        };
        /** @description Get a smart plan: done. */
        GetSmartOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SmartOrderDetail"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a smart plan: refused, and nothing changed. */
        GetSmartOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11005" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What leaving a plan now would mean; good for 60 seconds. */
        ExitPreview: {
            /** @description Part of the principal kept; 0 before the value date. */
            penaltyRate: components["schemas"]["Rate"];
            /** @description That part in money. */
            penalty: components["schemas"]["Usd"];
            /** @description What returns to the free balance. */
            refund: components["schemas"]["Usd"];
            /** @description Yields booked so far, which stay. */
            kept: components["schemas"]["Usd"];
            /** @description Yields still to come, which are lost. */
            lostRevenue: components["schemas"]["Usd"];
            /** @description Result of the whole plan: kept yields less the penalty. */
            net: components["schemas"]["Usd"];
            /** @description Send it with exitSmart. */
            quoteId: components["schemas"]["Id"];
        };
        /** @description Preview leaving a smart plan: done. */
        PreviewExitSmartAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["ExitPreview"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Preview leaving a smart plan: refused, and nothing changed. */
        PreviewExitSmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11005" | "11010" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which plan, under which preview. */
        ExitSmartRequest: {
            /** @description The plan. */
            orderNo: components["schemas"]["Id"];
            /** @description From previewExitSmart. */
            quoteId: components["schemas"]["Id"];
        };
        /** @description Leave a smart plan early: done. */
        ExitSmartAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["SmartOrder"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Leave a smart plan early: refused, and nothing changed. */
        ExitSmartRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11005" | "11006" | "11010" | "11018" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A leveraged position. */
        OpenOrderRequest: {
            /** @description The instrument. */
            marketId: components["schemas"]["Id"];
            /**
             * @description Which way.
             * @enum {string}
             */
            direction: "LONG" | "SHORT";
            /** @description Size, a multiple of `lotStep` from `minLots` to `maxLots`. */
            lots?: string;
            /** @description 30 means 1:30; at most `maxLeverage`. */
            leverage?: number;
            /** @description The price the user saw. */
            quotedPrice: number;
            /** @description How far the price may have moved, as a fraction: at most 0.005, which is 0.5 %. */
            slippage: string;
            /** @description Closes at a loss. On the tick grid, at least 10 ticks away, between price and stop-out. */
            stopLossPrice?: number;
            /** @description Closes with a gain. On the tick grid, at least 10 ticks away. */
            takeProfitPrice?: number;
            /** @description The `termsVersion` read with the instrument. */
            acceptedTermsVersion: string;
        };
        /** @description A leveraged position with isolated margin. */
        Order: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description The symbol. */
            code: string;
            /** @description Which instrument. */
            marketId: components["schemas"]["Id"];
            /**
             * @description LONG gains when the price rises, SHORT when it falls.
             * @enum {string}
             */
            direction: "LONG" | "SHORT";
            /** @description Size in lots. */
            lots: components["schemas"]["Quantity"];
            /** @description Units in a lot. */
            contractSize: components["schemas"]["Quantity"];
            /** @description 30 means 1:30. */
            leverage: number;
            /** @description Held for the position; more cannot be lost, but for fees. */
            margin: components["schemas"]["Usd"];
            /** @description Opened at. */
            openPrice: components["schemas"]["Price"];
            /** @description Closed at. */
            closePrice?: components["schemas"]["Price"];
            /** @description Closes the position at a loss. */
            stopLossPrice?: components["schemas"]["Price"];
            /** @description Closes the position with a gain. */
            takeProfitPrice?: components["schemas"]["Price"];
            /** @description Closes the position when half of the margin is lost. */
            stopOutPrice: components["schemas"]["Price"];
            /** @description Paid on opening. */
            openFee: components["schemas"]["Usd"];
            /** @description Paid on closing. */
            closeFee?: components["schemas"]["Usd"];
            /** @description Net result if the take-profit is reached; 0.00 without one. */
            expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN or CLOSED.
             * @enum {string}
             */
            status: "OPEN" | "CLOSED";
            /**
             * @description By the user, stop-loss, take-profit, or because half of the margin was lost.
             * @enum {string}
             */
            closeReason?: "USER" | "SL" | "TP" | "STOP_OUT";
            /** @description Net of fees; of an open position as if it closed now. */
            profit: components["schemas"]["Usd"];
            /** @description Gain or loss of an open position before fees; 0.00 when closed. */
            unrealised: components["schemas"]["Usd"];
            /** @description When it was opened. */
            openTime: components["schemas"]["Timestamp"];
            /** @description When it was closed. */
            closeTime?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Open a leveraged position: done. */
        OpenOrderAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            code: "20004";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Order"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Open a leveraged position: refused, and nothing changed. */
        OpenOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10011" | "10015" | "10016" | "10018" | "11006" | "11009" | "11018" | "11019" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description New stops of an open position; left out stays, null clears. */
        ModifyOrderRequest: {
            /** @description The position. */
            orderNo: components["schemas"]["Id"];
            /** @description Closes at a loss. On the tick grid, at least 10 ticks away, between price and stop-out. */
            stopLossPrice?: number | null;
            /** @description Closes with a gain. On the tick grid, at least 10 ticks away. */
            takeProfitPrice?: number | null;
        };
        /** @description Change the stops of a position: done. */
        ModifyOrderAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Order"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Change the stops of a position: refused, and nothing changed. */
        ModifyOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006" | "11009" | "11010" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which position. */
        CloseOrderRequest: {
            /** @description The position. */
            orderNo: components["schemas"]["Id"];
        };
        /** @description Close a position: done. */
        CloseOrderAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Order"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Close a position: refused, and nothing changed. */
        CloseOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10015" | "11006" | "11010" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Order records, newest first. */
        OrderPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Order"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own positions: done. */
        ListOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["OrderPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own positions: refused, and nothing changed. */
        ListOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a position: done. */
        GetOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Order"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a position: refused, and nothing changed. */
        GetOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A fixed-time option. */
        BuyOptionsRequest: {
            /** @description The instrument. */
            marketId: components["schemas"]["Id"];
            /**
             * @description Which way.
             * @enum {string}
             */
            direction: "UP" | "DOWN";
            /** @description A running time the instrument offers. */
            periodSec?: number;
            /** @description The stake in USD, 10.00 to 5 000.00. */
            amount?: string;
            /** @description The price the user saw; when the server's differs by more than 0.1 % it answers 11018. */
            quotedPrice?: number;
            /** @description The `termsVersion` read with the instrument. */
            acceptedTermsVersion: string;
        };
        /** @description A fixed-time option. */
        OptionsOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description The symbol. */
            code: string;
            /** @description Which instrument. */
            marketId: components["schemas"]["Id"];
            /**
             * @description UP wins above the strike, DOWN below it.
             * @enum {string}
             */
            direction: "UP" | "DOWN";
            /** @description Running time in seconds. */
            periodSec: number;
            /** @description What is at stake. */
            stake: components["schemas"]["Usd"];
            /** @description Gain of a win as a part of the stake. */
            payoutRatio: components["schemas"]["Rate"];
            /** @description The price when it was accepted. */
            strikePrice: components["schemas"]["Price"];
            /** @description When it is settled: by the last tick not later than this. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The price it was settled by. */
            settlePrice?: components["schemas"]["Price"];
            /** @description Paid on a win: stake and gain. */
            expectedReturn: components["schemas"]["Usd"];
            /**
             * @description OPEN until settled; TIED and VOID return the stake.
             * @enum {string}
             */
            status: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
            /** @description Gain or loss once settled. */
            profit?: components["schemas"]["Usd"];
            /** @description When it was accepted. */
            openTime: components["schemas"]["Timestamp"];
            /** @description When it was settled. */
            closeTime?: components["schemas"]["Timestamp"];
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Buy a fixed-time option: done. */
        BuyOptionsAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            code: "20004";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["OptionsOrder"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Buy a fixed-time option: refused, and nothing changed. */
        BuyOptionsRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10011" | "10014" | "10015" | "10016" | "10017" | "10018" | "11006" | "11018" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of OptionsOrder records, newest first. */
        OptionsOrderPage: {
            /** @description The records of this page. */
            list: components["schemas"]["OptionsOrder"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own options: done. */
        ListOptionsOrderAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["OptionsOrderPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own options: refused, and nothing changed. */
        ListOptionsOrderRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an option: done. */
        GetOptionsOrderByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["OptionsOrder"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get an option: refused, and nothing changed. */
        GetOptionsOrderByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much may be borrowed, and on what terms. */
        CreditLine: {
            /** @description Most that may be owed at once; 0.00 before the identity check. */
            creditLimit: components["schemas"]["Usd"];
            /** @description Owed now. */
            used: components["schemas"]["Usd"];
            /** @description May still be borrowed. */
            available: components["schemas"]["Usd"];
            /** @description Terms offered, in days. */
            terms: number[];
            /** @description Interest of a day on the principal. */
            dailyRate: components["schemas"]["Rate"];
            /** @description Days after disbursement that cost nothing. */
            interestFreeDays: number;
            /** @description Smallest loan. */
            min: components["schemas"]["Usd"];
            /** @description Largest loan. */
            max: components["schemas"]["Usd"];
            kycStatus: components["schemas"]["KycStatus"];
            /** @description The loan that is open, when there is one. */
            openLoanNo?: components["schemas"]["OrderNo"];
        };
        /** @description Get the credit line: done. */
        MyCreditAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["CreditLine"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the credit line: refused, and nothing changed. */
        MyCreditRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10018" | "11005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description How much and how long. */
        LoanQuoteRequest: {
            /** @description The principal in USD, two decimals at most, within minimum, maximum and what is available. */
            amount?: string;
            /** @description A term of `loan.config`, in days. */
            termDays?: number;
        };
        /** @description One payment of a loan. */
        LoanInstalment: {
            /** @description When it is due. */
            dueAt: components["schemas"]["Timestamp"];
            /** @description Part of the principal. */
            principal: components["schemas"]["Usd"];
            /** @description Interest. */
            interest: components["schemas"]["Usd"];
            /** @description Both together. */
            total: components["schemas"]["Usd"];
        };
        /** @description What being late costs. */
        OverdueTerms: {
            /** @description Simple interest of a day on the principal. */
            dailyRate: components["schemas"]["Rate"];
            /** @description It stops at this part of the principal. */
            capRate: components["schemas"]["Rate"];
            /** @description That part in money. */
            cap: components["schemas"]["Usd"];
            /** @description Days of the example. */
            exampleDays: number;
            /** @description What so many days late would cost. */
            exampleInterest: components["schemas"]["Usd"];
        };
        /** @description Who borrows, by the identity check; the phone number shows its last three digits only. */
        Borrower: {
            /** @description First and last name. */
            name: string;
            /**
             * Format: date
             * @description Day of birth.
             */
            birthdate: string;
            /** @description ISO 3166 alpha-2 code. */
            country: string;
            /** @description Postal address. */
            address: string;
            /** @description Masked, such as +65 ••• 567. */
            phone: string;
            /**
             * @description Which document was shown.
             * @enum {string}
             */
            docType: "idCard" | "driverLicense" | "passport";
            /** @description When the identity was verified. */
            verifiedAt: components["schemas"]["Timestamp"];
        };
        /** @description A loan as it would be, to read before signing; good for 10 minutes. */
        LoanQuote: {
            /** @description The principal asked for. */
            amount: components["schemas"]["Usd"];
            /** @description The term asked for. */
            termDays: number;
            /** @description Interest if repaid on the due day. */
            totalInterest: components["schemas"]["Usd"];
            /** @description Principal and interest. */
            repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            apr: string;
            /** @description Daily rate times 365, as a fraction. */
            nominalRate: components["schemas"]["Rate"];
            /** @description Due at the end of this day if disbursed today. */
            repaymentDate: components["schemas"]["Timestamp"];
            /** @description What is due when. */
            schedule: components["schemas"]["LoanInstalment"][];
            overdueTerms: components["schemas"]["OverdueTerms"];
            /** @description The agreement to be read and signed, in the language asked for. */
            agreementMarkdown: string;
            /** @description Send it back with the loan. */
            agreementVersion: string;
            /** @description BCP 47 tag of the agreement's language. */
            agreementLanguage: string;
            /** @description Send it with the loan. */
            quoteId: components["schemas"]["Id"];
            /** @description Until when the quote holds. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Once the identity is verified; it goes into the agreement. */
            borrower?: components["schemas"]["Borrower"];
        };
        /** @description Quote a loan: done. */
        LoanQuoteAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["LoanQuote"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Quote a loan: refused, and nothing changed. */
        LoanQuoteRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10013" | "10018" | "10023" | "11005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A quoted and signed loan. */
        LoanRequest: {
            /** @description The principal in USD, two decimals at most, within minimum, maximum and what is available. */
            amount?: string;
            /** @description A term of `loan.config`, in days. */
            termDays?: number;
            /** @description Own upload of the signature, purpose signature. */
            signatureId?: string;
            /** @description The version that was read and signed. */
            agreementVersion: string;
            /** @description `agreementLanguage` of the quote whose agreement was signed; that of the request without it. */
            agreementLanguage?: string;
            /** @description From loanQuote; at most 10 minutes old. */
            quoteId: components["schemas"]["Id"];
        };
        /** @description A loan and where it stands. */
        Loan: {
            loanNo: components["schemas"]["OrderNo"];
            /** @description The principal. */
            amount: components["schemas"]["Usd"];
            /** @description Days from disbursement to the due day. */
            termDays: number;
            /** @description Interest of a day on the principal. */
            dailyRate: components["schemas"]["Rate"];
            /** @description Days that cost nothing. */
            interestFreeDays: number;
            /** @description Interest of a late day on the principal. */
            overdueDailyRate: components["schemas"]["Rate"];
            /** @description Part of the principal at which interest for being late stops. */
            overdueCap: components["schemas"]["Rate"];
            /** @description Interest if repaid on the due day. */
            totalInterest: components["schemas"]["Usd"];
            /** @description Principal and that interest. */
            repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            apr: string;
            /** @description Due at the end of this day. */
            repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description Which agreement was signed. */
            agreementVersion: string;
            /** @description The signature file. */
            signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; before that the record is shown as signed. */
            reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the money arrived. */
            disbursedAt?: components["schemas"]["Timestamp"];
            /** @description Until when it can be withdrawn from; once it is paid out, and not after it is repaid or late. */
            withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest so far. */
            accruedInterest: components["schemas"]["Usd"];
            /** @description Interest for being late so far; capped. */
            overdueInterest: components["schemas"]["Usd"];
            /** @description What repaying it all costs now. */
            outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How it was repaid: by the user, by withdrawing from it, or by itself on the due day.
             * @enum {string}
             */
            repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description Why it was rejected, to be shown. */
            rejectReason?: string;
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Apply for a loan: done. */
        LoanAnswer: {
            /**
             * @description Success: Submitted for review.
             * @enum {string}
             */
            code: "20001";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Loan"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Apply for a loan: refused, and nothing changed. */
        LoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10013" | "10018" | "10019" | "10022" | "10023" | "11005" | "11006" | "11016" | "11018" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of Loan records, newest first. */
        LoanPage: {
            /** @description The records of this page. */
            list: components["schemas"]["Loan"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own loans: done. */
        ListLoanRecordAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["LoanPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own loans: refused, and nothing changed. */
        ListLoanRecordRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The agreement of a loan as it was signed, word for word. */
        LoanAgreement: {
            /** @description BCP 47 tag of the language it was read and signed in. */
            language: string;
            /** @description The text, with the figures of the quote. */
            markdown: string;
            /** @description Name of the borrower by the identity check. */
            signedBy: string;
        };
        /** @description A loan with the agreement as it was signed. */
        LoanDetail: {
            loanNo: components["schemas"]["OrderNo"];
            /** @description The principal. */
            amount: components["schemas"]["Usd"];
            /** @description Days from disbursement to the due day. */
            termDays: number;
            /** @description Interest of a day on the principal. */
            dailyRate: components["schemas"]["Rate"];
            /** @description Days that cost nothing. */
            interestFreeDays: number;
            /** @description Interest of a late day on the principal. */
            overdueDailyRate: components["schemas"]["Rate"];
            /** @description Part of the principal at which interest for being late stops. */
            overdueCap: components["schemas"]["Rate"];
            /** @description Interest if repaid on the due day. */
            totalInterest: components["schemas"]["Usd"];
            /** @description Principal and that interest. */
            repaymentAmount: components["schemas"]["Usd"];
            /** @description Yearly cost in percent by annex I of Directive 2008/48/EC, one decimal. */
            apr: string;
            /** @description Due at the end of this day. */
            repaymentDate: components["schemas"]["Timestamp"];
            /** @description When the agreement was signed. */
            agreementSignedAt: components["schemas"]["Timestamp"];
            /** @description Which agreement was signed. */
            agreementVersion: string;
            /** @description The signature file. */
            signatureId: components["schemas"]["Id"];
            /**
             * @description PENDING_REVIEW, REPAYING, REPAID, OVERDUE (also shown as expired) or REJECTED.
             * @enum {string}
             */
            status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
            /** @description When the review began; before that the record is shown as signed. */
            reviewStartedAt?: components["schemas"]["Timestamp"];
            /** @description When the money arrived. */
            disbursedAt?: components["schemas"]["Timestamp"];
            /** @description Until when it can be withdrawn from; once it is paid out, and not after it is repaid or late. */
            withdrawableUntil?: components["schemas"]["Timestamp"];
            /** @description Interest so far. */
            accruedInterest: components["schemas"]["Usd"];
            /** @description Interest for being late so far; capped. */
            overdueInterest: components["schemas"]["Usd"];
            /** @description What repaying it all costs now. */
            outstanding: components["schemas"]["Usd"];
            /** @description When it was repaid. */
            repaidAt?: components["schemas"]["Timestamp"];
            /**
             * @description How it was repaid: by the user, by withdrawing from it, or by itself on the due day.
             * @enum {string}
             */
            repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY";
            /** @description Why it was rejected, to be shown. */
            rejectReason?: string;
            /** @description How it came here, oldest first. */
            history: components["schemas"]["StatusChange"][];
            agreement?: components["schemas"]["LoanAgreement"];
        };
        /** @description Get a loan: done. */
        GetLoanByIdAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["LoanDetail"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get a loan: refused, and nothing changed. */
        GetLoanByIdRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11005" | "11020";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which loan, and what it should cost. */
        RepayLoanRequest: {
            /** @description The loan. */
            loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` the user saw. */
            expectedAmount: components["schemas"]["Usd"];
        };
        /** @description Repay a loan: done. */
        RepayLoanAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Loan"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Repay a loan: refused, and nothing changed. */
        RepayLoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which loan, and what it should cost. */
        WithdrawLoanRequest: {
            /** @description The loan. */
            loanNo: components["schemas"]["Id"];
            /** @description The `outstanding` the user saw; without it any amount is repaid. */
            expectedAmount?: components["schemas"]["Usd"];
        };
        /** @description Withdraw from a loan: done. */
        WithdrawLoanAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Loan"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Withdraw from a loan: refused, and nothing changed. */
        WithdrawLoanRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A bid, or buying at once. */
        BuyNftRequest: {
            /** @description The work. */
            nftId: components["schemas"]["Id"];
            /**
             * @description Bid, or buy at `buyNowPrice`.
             * @enum {string}
             */
            action: "bid" | "buy";
            /** @description USD: at least `minNextBid`, or exactly `buyNowPrice`. */
            amount?: string;
            /** @description Where the work is to go; a sample address. */
            receiveAddress?: string;
        };
        /** @description A charity NFT somebody owns, bids for or was outbid for. */
        MyNft: {
            /** @description Send it as `nftId`. */
            id: components["schemas"]["Id"];
            /** @description In the language asked for. */
            title: string;
            /**
             * Format: uri-reference
             * @description The picture, absolute or from the root of the API.
             */
            imageUrl: string;
            /** @description What it shows and how it came about, in the language asked for. */
            story?: string;
            /** @description Who made it. */
            creator: string;
            /** @description Sample name of a chain; nothing is minted. */
            chain: string;
            /** @description Sample address on it. */
            address: string;
            /** @description The leading bid; the start price before the first. */
            currentBid: components["schemas"]["Usd"];
            /** @description The smallest bid accepted now. */
            minNextBid: components["schemas"]["Usd"];
            /** @description Ends the auction at once; absent when not offered. */
            buyNowPrice?: components["schemas"]["Usd"];
            /** @description When the auction ends; a late bid moves it. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description Seconds until then. */
            remainingTime: number;
            /** @description Bids so far. */
            bidCount: number;
            /** @description What sales of this work gave to the charity so far. */
            cumulativeDonation: components["schemas"]["Usd"];
            charity: components["schemas"]["Charity"];
            /**
             * @description LIVE takes bids; SOLD and ENDED are over; DRAFT and WITHDRAWN are not shown.
             * @enum {string}
             */
            status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN";
            /** @description The own bid. */
            myBid: components["schemas"]["Usd"];
            /** @description Whether it leads, or won. */
            leading: boolean;
            /** @description Number of the own highest bid. */
            orderNo?: components["schemas"]["OrderNo"];
            /** @description When it was made. */
            bidAt?: components["schemas"]["Timestamp"];
            /** @description Where the work goes to if the bid wins. */
            receiveAddress?: string;
        };
        /** @description Bid for or buy an NFT: done. */
        BuyNftAnswer: {
            /**
             * @description Success: Purchase successful.
             * @enum {string}
             */
            code: "20004";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["MyNft"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Bid for or buy an NFT: refused, and nothing changed. */
        BuyNftRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10008" | "10011" | "10016" | "10020" | "10021" | "11005" | "11006" | "11021";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description One page of MyNft records, newest first. */
        MyNftPage: {
            /** @description The records of this page. */
            list: components["schemas"]["MyNft"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List own NFTs: done. */
        ListMyNftAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["MyNftPage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List own NFTs: refused, and nothing changed. */
        ListMyNftRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List the watchlist: done. */
        ListWatchAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            /** @description The instruments. */
            result: components["schemas"]["MarketItem"][];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List the watchlist: refused, and nothing changed. */
        ListWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Which instrument. */
        WatchRequest: {
            /** @description The instrument. */
            marketId: components["schemas"]["Id"];
        };
        /** @description Watch an instrument: done. */
        AddWatchAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Watch an instrument: refused, and nothing changed. */
        AddWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10015" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Stop watching an instrument: done. */
        RemoveWatchAnswer: {
            /**
             * @description Success: Modified successfully.
             * @enum {string}
             */
            code: "20005";
            msg: components["schemas"]["Message"];
            /** @description Nothing to tell. */
            result: null;
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Stop watching an instrument: refused, and nothing changed. */
        RemoveWatchRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "11006";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description What an invitation brings. */
        InviteRules: {
            /** @description For each friend who trades. */
            reward: components["schemas"]["Usd"];
            /** @description Rewarded friends a year at most. */
            capPerYear: number;
            /** @description The friend's approved deposit before it counts. */
            minimumDeposit: components["schemas"]["Usd"];
        };
        /** @description Invitations so far. */
        InviteSummary: {
            /** @description To pass on. */
            code: string;
            /**
             * Format: uri-reference
             * @description The registration page with the code.
             */
            link: string;
            /** @description Friends registered. */
            invited: number;
            /** @description Of them with an approved deposit. */
            funded: number;
            /** @description Of them who traded. */
            traded: number;
            /** @description Rewards paid. */
            rewarded: number;
            /** @description Friends who may still bring a reward. */
            pending: number;
            /** @description Paid so far. */
            totalReward: components["schemas"]["Usd"];
            rules: components["schemas"]["InviteRules"];
        };
        /** @description Get the invitation summary: done. */
        InviteSummaryAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["InviteSummary"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Get the invitation summary: refused, and nothing changed. */
        InviteSummaryRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401" | "10018";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description A friend who registered. */
        Invite: {
            /** @description Stable. */
            id: components["schemas"]["Id"];
            /** @description With stars. */
            maskedName: string;
            /**
             * @description REGISTERED, then FUNDED, then TRADED.
             * @enum {string}
             */
            stage: "REGISTERED" | "FUNDED" | "TRADED";
            /** @description When. */
            joinedAt: components["schemas"]["Timestamp"];
            /** @description Paid for this friend. */
            reward: components["schemas"]["Usd"];
        };
        /** @description One page of Invite records, newest first. */
        InvitePage: {
            /** @description The records of this page. */
            list: components["schemas"]["Invite"][];
            /** @description Records on all pages. */
            total: number;
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Records to a page. */
            pageSize: number;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /** @description List invited friends: done. */
        ListInviteAnswer: {
            /**
             * @description Success: Done; the answer is in result.
             * @enum {string}
             */
            code: "200";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["InvitePage"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
        /** @description List invited friends: refused, and nothing changed. */
        ListInviteRefused: {
            /**
             * @description Why, see the error catalogue.
             * @enum {string}
             */
            code: "401";
            msg: components["schemas"]["Message"];
            result: components["schemas"]["Nothing"];
            traceId: components["schemas"]["TraceId"];
            serverTime: components["schemas"]["ServerTime"];
        };
    };
    responses: {
        /** @description The request breaks the contract: malformed JSON, or a field of the wrong form that has no code of its own. Nothing changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The path exists, with another method; the `Allow` header names it. */
        MethodNotAllowed: {
            headers: {
                /** @description The methods this path answers. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MethodNotAllowedProblem"];
            };
        };
        /** @description Too many requests of this kind: wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description The server failed. Whether the call took effect is not known: look at the list, or repeat with the same idempotency key. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorProblem"];
            };
        };
        /** @description The service is paused, for maintenance or overload. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description The body is larger than this operation takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description The body is not of the content type that this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description The token is missing, unknown or has ended. The same news may come as HTTP 200 with body code `401`; treat both alike: forget the token and ask the user to sign in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedProblem"];
            };
        };
        /** @description No such path: a path value is empty. A well-formed value that names nothing is a refusal with a code, not this. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The image is larger than 2 MB: scale it down and send it again. */
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageTooLargeProblem"];
            };
        };
        /** @description The first bytes are not those of a JPG, JPEG 2000 or PNG, whatever the name says. */
        ImageFormatWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageFormatWrongProblem"];
            };
        };
        /** @description The first request with this idempotency key has not been answered yet: wait and repeat. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description This idempotency key was used with another body: take a new key for a new intention. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnprocessableContentProblem"];
            };
        };
        /** @description Too many requests of this kind, or the answers of 1,000 idempotency keys of this user are still kept: a new key is refused until the first of them is 24 hours old, and a key that was used before is answered as ever. Wait as long as `Retry-After` says. */
        TooManyAttempts: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
         * @example NO
         */
        Virtually: "YES" | "NO";
        /**
         * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
         * @example en
         */
        AcceptLanguage: string;
        /**
         * @description One category; left out, all of them.
         * @example 1
         */
        MarketTypeFilter: components["schemas"]["MarketType"];
        /**
         * @description The `id` of a market item.
         * @example 1
         */
        MarketId: components["schemas"]["Id"];
        /**
         * @description The `id` of the content item.
         * @example c-201
         */
        ContentId: components["schemas"]["Id"];
        /**
         * @description Which page, from 1.
         * @example 1
         */
        PageNum: number;
        /**
         * @description Records to a page, at most 100.
         * @example 20
         */
        PageSize: number;
        /**
         * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
         * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
         */
        IdempotencyKey: components["schemas"]["AttemptKey"];
        /**
         * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
         * @example 2026-01-01
         */
        FromDay: components["schemas"]["Day"];
        /**
         * @description Last UTC day, included.
         * @example 2026-01-31
         */
        ToDay: components["schemas"]["Day"];
        /**
         * @description The `orderNo` of the plan.
         * @example SM202601100000000003
         */
        PlanId: components["schemas"]["Id"];
        /**
         * @description The `orderNo` of the record.
         * @example OP202601100000000007
         */
        OrderId: components["schemas"]["Id"];
        /**
         * @description The `loanNo` of the loan.
         * @example LN202601120000000002
         */
        LoanId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description `true` when this is the stored answer of an earlier call with the same idempotency key. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkUserNameOrPhone: {
        parameters: {
            query?: {
                /**
                 * @description The user name to check.
                 * @example mei_lin
                 */
                userName?: string;
                /** @description The email address to check. */
                email?: string;
                /** @description The country calling code of `phone`. */
                areaCode?: string;
                /** @description The phone number to check, without the country code. */
                phone?: string;
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the name is free
             *     - `10001`: none of the values is given, or it is blank
             *     - `10002`: the email address is malformed
             *     - `10003`: the user name is malformed
             *     - `10006`: the user name or phone number is taken
             *     - `10007`: the email address is taken
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckUserNameOrPhoneAnswer"] | components["schemas"]["CheckUserNameOrPhoneRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: registered and signed in
             *     - `10001`: the user name or the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10003`: the user name is malformed
             *     - `10004`: the password is blank or weak
             *     - `10006`: the user name is taken
             *     - `10007`: the email address is taken
             *     - `10091`: the invitation code is unknown or one's own
             *     - `11001`: the code is wrong, expired or used up
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"] | components["schemas"]["RegisterRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who signs in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: signed in
             *     - `10001`: the user name is blank
             *     - `10002`: it contains @ and is no email address
             *     - `10003`: the user name is malformed
             *     - `10004`: the password is wrong or blank
             *     - `10005`: the account is frozen
             *     - `10009`: no such user
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"] | components["schemas"]["LoginRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Where the code goes and what for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the code is on its way
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10007`: scene `register`, and the email address is registered
             *     - `10009`: scene `reset`, and nobody has this email address
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendCodeAnswer"] | components["schemas"]["SendCodeRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetUserPwd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new password and its proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetUserPwdRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: the password is changed; every session has ended
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is malformed
             *     - `10004`: the new password is blank or weak
             *     - `10005`: the account is frozen
             *     - `10009`: nobody has this email address
             *     - `11001`: the code is wrong, expired or used up
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetUserPwdAnswer"] | components["schemas"]["ResetUserPwdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginByGoogle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The proof from Google. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: signed in
             *     - `10002`: the email address is malformed or not verified by Google
             *     - `10005`: the account is frozen
             *     - `10007`: the email address is registered with a password: sign in and link it
             *     - `10091`: the invitation code is not valid; no account was opened
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not fit
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginByGoogleAnswer"] | components["schemas"]["LoginByGoogleRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkGoogle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The proof from Google. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: linked
             *     - `401`: the token is missing, unknown or has ended
             *     - `10002`: the email address is malformed or not verified by Google
             *     - `10007`: this Google account is linked to somebody else
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11026`: the authorization code is unknown, used or too old, or its proof does not fit
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkGoogleAnswer"] | components["schemas"]["LinkGoogleRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkGoogle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: unlinked
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: no Google account is linked
             *     - `11027`: the user has no password to sign in with
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlinkGoogleAnswer"] | components["schemas"]["UnlinkGoogleRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: signed out
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAnswer"] | components["schemas"]["LogoutRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logoutAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: ended
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAllAnswer"] | components["schemas"]["LogoutAllRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutSessionRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: ended
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: this user has no such session
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutSessionAnswer"] | components["schemas"]["LogoutSessionRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMarketByType: {
        parameters: {
            query?: {
                /**
                 * @description One category; left out, all of them.
                 * @example 1
                 */
                type?: components["parameters"]["MarketTypeFilter"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the list, possibly empty
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMarketByTypeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMarketInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a market item.
                 * @example 1
                 */
                id: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the instrument
             *     - `10015`: no instrument has this id, or it is no longer listed
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMarketInfoAnswer"] | components["schemas"]["GetMarketInfoRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getKValueByCodeAndDate: {
        parameters: {
            query: {
                /**
                 * @description The symbol of the instrument.
                 * @example EURUSD
                 */
                code: string;
                /**
                 * @description The last day, included.
                 * @example 2026-01-10
                 */
                date: string;
                /**
                 * @description The length of one candle.
                 * @example 1m
                 */
                period?: "1m" | "5m" | "15m" | "1h" | "1d";
                /**
                 * @description How many candles at most.
                 * @example 2
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the candles, possibly none
             *     - `10015`: no instrument has this code
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKValueByCodeAndDateAnswer"] | components["schemas"]["GetKValueByCodeAndDateRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParamByKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The name of the parameter.
                 * @example areaCodes
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the parameter
             *     - `10018`: no parameter has this name
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetParamByKeyAnswer"] | components["schemas"]["GetParamByKeyRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Which language class.
                 * @example 2
                 */
                languageClass: 1 | 2;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the pages
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContentsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContentsById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of the content item.
                 * @example c-201
                 */
                id: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the page
             *     - `11020`: no page has this id
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetContentsByIdAnswer"] | components["schemas"]["GetContentsByIdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSmartProduct: {
        parameters: {
            query?: {
                /**
                 * @description Only plans of this category.
                 * @example 2
                 */
                marketType?: components["schemas"]["MarketType"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of products
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSmartProductAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNft: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example LIVE
                 */
                status?: "LIVE" | "SOLD" | "ENDED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of works
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNftAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNftBid: {
        parameters: {
            query: {
                /**
                 * @description Which work.
                 * @example n-3
                 */
                nftId: components["schemas"]["Id"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of bids
             *     - `10020`: no work has this id
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNftBidAnswer"] | components["schemas"]["ListNftBidRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the user
             *     - `401`: the token is missing, unknown or has ended
             *     - `10009`: the user was removed
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserInfoAnswer"] | components["schemas"]["GetUserInfoRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: the picture is no upload of this user
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileAnswer"] | components["schemas"]["UpdateProfileRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    repassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepasswordRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the old password is wrong, or the new one is weak or the same
             *     - `10008`: the state of the account forbids it
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepasswordAnswer"] | components["schemas"]["RepasswordRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSession: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of sign-ins
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSessionAnswer"] | components["schemas"]["ListSessionRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPreferencesRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: kept
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetPreferencesAnswer"] | components["schemas"]["SetPreferencesRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCloseAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the conditions
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckCloseAccountAnswer"] | components["schemas"]["CheckCloseAccountRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: closed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the login password is wrong
             *     - `10008`: a balance is not 0, or a record is open
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseAccountAnswer"] | components["schemas"]["CloseAccountRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    identification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person and the document. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentificationRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20001`: submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10018`: a needed parameter is missing
             *     - `10019`: a check is under review, or passed already
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11016`: the signature is missing
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentificationAnswer"] | components["schemas"]["IdentificationRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the state
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKycAnswer"] | components["schemas"]["GetKycRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and what it is for. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image, 1 to 2 097 152 bytes.
                     */
                    file: string;
                    /**
                     * @description What it is for; a file can be used for that only.
                     * @enum {string}
                     */
                    purpose: "kyc" | "recharge" | "withdrawal" | "avatar" | "signature";
                };
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: stored
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["UploadRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["ImageFormatWrong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotification: {
        parameters: {
            query?: {
                /**
                 * @description Only unread ones.
                 * @example true
                 */
                unreadOnly?: boolean;
                /**
                 * @description Only those of a group.
                 * @example MONEY
                 */
                group?: components["schemas"]["NoticeGroup"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of notifications
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNotificationAnswer"] | components["schemas"]["ListNotificationRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which ones. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: marked
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11020`: one of them is unknown
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNotificationAnswer"] | components["schemas"]["ReadNotificationRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The choice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNoticesRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: chosen
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetNoticesAnswer"] | components["schemas"]["SetNoticesRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPaymentLock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the state
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymentLockAnswer"] | components["schemas"]["GetPaymentLockRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSecurityPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password and the code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSecurityPasswordRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: set
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: one is set already
             *     - `11001`: the code is wrong, expired or used up
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetSecurityPasswordAnswer"] | components["schemas"]["SetSecurityPasswordRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifySecurityPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifySecurityPasswordRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: it is right
             *     - `401`: the token is missing, unknown or has ended
             *     - `11002`: it is wrong; the fifth locks payments
             *     - `11003`: none is set
             *     - `11004`: payments are locked; the result says why and until when
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifySecurityPasswordAnswer"] | components["schemas"]["VerifySecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeSecurityPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Both. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSecurityPasswordRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11002`: the old one is wrong; the fifth locks payments
             *     - `11003`: none is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSecurityPasswordAnswer"] | components["schemas"]["ChangeSecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetSecurityPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The proof and the password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetSecurityPasswordRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10004`: the login password is wrong
             *     - `11001`: the code is wrong, expired or used up
             *     - `11004`: the operator locked payments
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetSecurityPasswordAnswer"] | components["schemas"]["ResetSecurityPasswordRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The transfer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20002`: added and submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10013`: the amount is no amount, or has too many decimals
             *     - `10018`: a parameter it needs is missing
             *     - `10021`: the address is blank or not the one shown
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11008`: below the minimum named in params
             *     - `11020`: the proof is no upload of this user
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeAnswer"] | components["schemas"]["RechargeRefused"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecharge: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example COMPLETED
                 */
                status?: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of deposits
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRechargeAnswer"] | components["schemas"]["ListRechargeRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The withdrawal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20003`: added and submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the free balance does not suffice
             *     - `10013`: the amount is no amount
             *     - `10018`: a parameter it needs is missing
             *     - `10021`: the address is blank or fails its checksum
             *     - `10022`: above the threshold of a day without an identity check
             *     - `10025`: the method is blank or unknown
             *     - `11002`: the security password is wrong; the fifth locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11008`: below 20.00
             *     - `11018`: the fee is another one now
             *     - `11020`: the proof is no upload of this user for a withdrawal
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["WithdrawalRefused"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWithdrwal: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example APPROVED
                 */
                status?: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
                /**
                 * @description Only the record of this number; another user's is not in the list.
                 * @example WD202601110000000001
                 */
                orderNo?: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of withdrawals
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWithdrwalAnswer"] | components["schemas"]["ListWithdrwalRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The withdrawal. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: cancelled
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: it is no longer to be reviewed
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelWithdrawalAnswer"] | components["schemas"]["CancelWithdrawalRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTransaction: {
        parameters: {
            query?: {
                /**
                 * @description Only this kind.
                 * @example DEPOSIT
                 */
                kind?: components["schemas"]["TransactionKind"];
                /**
                 * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last UTC day, included.
                 * @example 2026-01-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of movements
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionAnswer"] | components["schemas"]["ListTransactionRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    equityHistory: {
        parameters: {
            query: {
                /**
                 * @description From when.
                 * @example 2026-01-10T00:00:00.000Z
                 */
                from: components["schemas"]["Timestamp"];
                /**
                 * @description Until when.
                 * @example 2026-01-11T00:00:00.000Z
                 */
                to: components["schemas"]["Timestamp"];
                /**
                 * @description Distance of the points.
                 * @example day
                 */
                step?: "hour" | "day";
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the points
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquityHistoryAnswer"] | components["schemas"]["EquityHistoryRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSavings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description On or off. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSavingsRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: switched
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetSavingsAnswer"] | components["schemas"]["SetSavingsRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetDemo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: reset
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: real mode
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetDemoAnswer"] | components["schemas"]["ResetDemoRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    settleAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleAttemptRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the state of the attempt
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleAttemptAnswer"] | components["schemas"]["SettleAttemptRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listIncomeDetail: {
        parameters: {
            query?: {
                /**
                 * @description Only this source.
                 * @example SAVINGS
                 */
                source?: components["schemas"]["IncomeSource"];
                /**
                 * @description First UTC day, included; later than `to` is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Last UTC day, included.
                 * @example 2026-01-31
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of income, with sums
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIncomeDetailAnswer"] | components["schemas"]["ListIncomeDetailRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    buySmart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuySmartRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20004`: bought
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10010`: the product is unknown or not on offer
             *     - `10011`: the free balance does not suffice
             *     - `10012`: this number of days is not offered
             *     - `10013`: the amount is no amount, not above 0, or outside the range
             *     - `10015`: the product is sold out
             *     - `10018`: a parameter it needs is missing
             *     - `10024`: a plan of this product is running already
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11007`: smart trading is switched off
             *     - `11018`: the terms have changed
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuySmartAnswer"] | components["schemas"]["BuySmartRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSmartOrder: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example IN_PROGRESS
                 */
                status?: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of plans
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSmartOrderAnswer"] | components["schemas"]["ListSmartOrderRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmartOrderById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the plan
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11020`: no such record of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSmartOrderByIdAnswer"] | components["schemas"]["GetSmartOrderByIdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewExitSmart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the preview
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11010`: the plan is no longer running
             *     - `11020`: no such record of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewExitSmartAnswer"] | components["schemas"]["PreviewExitSmartRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exitSmart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plan and the preview. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExitSmartRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: left
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: the plan is no longer running
             *     - `11018`: the preview is older than 60 seconds or no longer true
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExitSmartAnswer"] | components["schemas"]["ExitSmartRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The position. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenOrderRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20004`: opened
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the free balance does not suffice
             *     - `10015`: unknown, closed or halted instrument
             *     - `10016`: the size is no number, off the step or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11009`: a stop is not reasonable
             *     - `11018`: the price moved by more than the slippage, or the terms have changed
             *     - `11019`: the leverage is above the cap
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOrderAnswer"] | components["schemas"]["OpenOrderRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    modifyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The stops. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyOrderRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: changed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11009`: a stop is not reasonable
             *     - `11010`: the position is closed
             *     - `11020`: no such record of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifyOrderAnswer"] | components["schemas"]["ModifyOrderRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The position. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseOrderRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: closed
             *     - `401`: the token is missing, unknown or has ended
             *     - `10015`: the instrument is halted
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11010`: the position is closed already
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseOrderAnswer"] | components["schemas"]["CloseOrderRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrder: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example CLOSED
                 */
                status?: "OPEN" | "CLOSED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of positions
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrderAnswer"] | components["schemas"]["ListOrderRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrderById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `orderNo` of the position.
                 * @example LV202601100000000005
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the position
             *     - `401`: the token is missing, unknown or has ended
             *     - `11020`: no such record of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrderByIdAnswer"] | components["schemas"]["GetOrderByIdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    buyOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The option. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyOptionsRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20004`: accepted
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the free balance does not suffice
             *     - `10014`: the instrument has no options
             *     - `10015`: closed, halted, or real options are switched off
             *     - `10016`: the stake is no amount or outside 10.00 to 5 000.00
             *     - `10017`: this running time is not offered
             *     - `10018`: a parameter it needs is missing
             *     - `11004`: real mode, and payments are locked
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11018`: the price moved by more than 0.1 %, or the terms have changed
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyOptionsAnswer"] | components["schemas"]["BuyOptionsRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOptionsOrder: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example WON
                 */
                status?: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
                /**
                 * @description Only this instrument.
                 * @example BTCUSDT
                 */
                code?: string;
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of options
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOptionsOrderAnswer"] | components["schemas"]["ListOptionsOrderRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOptionsOrderById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `orderNo` of the record.
                 * @example OP202601100000000007
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the option
             *     - `401`: the token is missing, unknown or has ended
             *     - `11020`: no such option of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOptionsOrderByIdAnswer"] | components["schemas"]["GetOptionsOrderByIdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    myCredit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the credit line
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             *     - `11005`: demo mode: switch to the real account
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyCreditAnswer"] | components["schemas"]["MyCreditRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loanQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The loan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the quote
             *     - `401`: the token is missing, unknown or has ended
             *     - `10013`: the amount is no amount or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `10023`: the term is not offered
             *     - `11005`: demo mode: switch to the real account
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanQuoteAnswer"] | components["schemas"]["LoanQuoteRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20001`: submitted for review
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: a loan is open or overdue
             *     - `10013`: the amount is no amount or out of range
             *     - `10018`: a parameter it needs is missing
             *     - `10019`: the identity check is under review
             *     - `10022`: the identity is not verified
             *     - `10023`: the term is not offered
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11016`: the agreement is not signed
             *     - `11018`: the quote is older than 10 minutes, or the agreement has changed
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanAnswer"] | components["schemas"]["LoanRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLoanRecord: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this status.
                 * @example REPAYING
                 */
                status?: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of loans
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLoanRecordAnswer"] | components["schemas"]["ListLoanRecordRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLoanById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `loanNo` of the loan.
                 * @example LN202601120000000002
                 */
                id: components["parameters"]["LoanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the loan
             *     - `401`: the token is missing, unknown or has ended
             *     - `11005`: demo mode: switch to the real account
             *     - `11020`: no such record of this user in this mode
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLoanByIdAnswer"] | components["schemas"]["GetLoanByIdRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    repayLoan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The loan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepayLoanRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: repaid
             *     - `401`: the token is missing, unknown or has ended
             *     - `10011`: the free balance does not suffice
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11017`: the loan is not running
             *     - `11018`: it costs another amount now
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepayLoanAnswer"] | components["schemas"]["RepayLoanRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawLoan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The loan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawLoanRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: withdrawn
             *     - `401`: the token is missing, unknown or has ended
             *     - `10011`: the free balance does not suffice
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11017`: the loan is not running, or 14 days are over
             *     - `11018`: it costs another amount now
             *     - `11020`: no such record of this user in this mode
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawLoanAnswer"] | components["schemas"]["WithdrawLoanRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    buyNft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name of your choosing for this one attempt (a UUID), quoted as the IETF draft wants it or bare. Sent again with the same body within 24 hours, the call answers what it answered first and does nothing twice. With another body it answers `11014`, while the first is still running `11015`, and after `settleAttempt` cancelled it `11021`. Refusals are kept too; answers with HTTP 429 or 5xx are not. For each user the answers of 1,000 keys are kept: while none of them is 24 hours old, a new key answers HTTP 429.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bid. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyNftRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20004`: bid placed or bought
             *     - `401`: the token is missing, unknown or has ended
             *     - `10008`: the state of the account forbids it
             *     - `10011`: the free balance does not suffice
             *     - `10016`: the amount is no amount, too small, or not the price to buy at
             *     - `10020`: the work is unknown, not on auction, or the auction is over
             *     - `10021`: the address is blank
             *     - `11004`: payments are locked; the result says why and until when
             *     - `11005`: demo mode: switch to the real account
             *     - `11006`: demo mode, and the demo account is disabled
             *     - `11021`: this attempt was cancelled: `settleAttempt` was told its key before the request arrived
             */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyNftAnswer"] | components["schemas"]["BuyNftRefused"] | components["schemas"]["PaymentLocked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyNft: {
        parameters: {
            query?: {
                /**
                 * @description Which of them.
                 * @example bidding
                 */
                kind?: "owned" | "bidding" | "returned";
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of works
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMyNftAnswer"] | components["schemas"]["ListMyNftRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the instruments
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWatchAnswer"] | components["schemas"]["ListWatchRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The instrument. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: added
             *     - `401`: the token is missing, unknown or has ended
             *     - `10015`: no instrument has this id
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddWatchAnswer"] | components["schemas"]["AddWatchRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The instrument. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchRequest"];
            };
        };
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `20005`: removed
             *     - `401`: the token is missing, unknown or has ended
             *     - `11006`: demo mode, and the demo account is disabled
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveWatchAnswer"] | components["schemas"]["RemoveWatchRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: the summary
             *     - `401`: the token is missing, unknown or has ended
             *     - `10018`: a parameter it needs is missing
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteSummaryAnswer"] | components["schemas"]["InviteSummaryRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvite: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records to a page, at most 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description Which books the call acts on: `YES` the demo account, `NO` the real one. Left out, it is the demo account, so that nothing real moves by mistake.
                 * @example NO
                 */
                virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The language of texts in the answer, as a list of BCP 47 tags. English when none is known.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What came of it, told apart by `code`:
             *
             *     - `200`: a page of friends
             *     - `401`: the token is missing, unknown or has ended
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInviteAnswer"] | components["schemas"]["ListInviteRefused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
