// Generated from the contract: do not edit, run "npm run codegen".
export interface paths {
    "/__sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Virtual time of a world, and how fast it runs.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Moves time forward, to a moment or by a duration, at most 2 000 days; works off everything that falls due, in time order; and leaves the clock standing. Give one of `to` and `by`.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the clock run
         * @description Runs at so many virtual seconds to a real one.
         */
        post: operations["runClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the clock
         * @description Time stands until it is advanced or let run.
         */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/recharge/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a deposit
         * @description Does what a reviewer would do; a step that is not possible now is refused with 409.
         */
        post: operations["decideRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/withdrawal/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a withdrawal
         * @description Does what a reviewer would do; a step that is not possible now is refused with 409.
         */
        post: operations["decideWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/kyc/{userId}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a check of identity
         * @description Does what a reviewer would do; a step that is not possible now is refused with 409.
         */
        post: operations["decideKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/loan/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a loan
         * @description Does what a reviewer would do; a step that is not possible now is refused with 409.
         */
        post: operations["decideLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for a decision
         * @description Deposits, withdrawals, checks of identity and loans that a reviewer would decide, oldest first.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/processAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide everything pending
         * @description Decides every pending review in order of submission, by the magic values in it.
         */
        post: operations["processAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Users with their switches and what each of their ledgers holds, newest first.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/user/{userId}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch what a user may do
         * @description Locks or unlocks payments, freezes or unfreezes the account, disables or enables its demo account.
         */
        post: operations["switchUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money to a user
         * @description The only way to add money; it comes from a house account of its own, so the books stay balanced.
         */
        post: operations["fund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/401/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the next call find an ended session
         * @description The next call of each session of the user answers that it has ended, by status or by body code; once.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List instruments
         * @description Every instrument with its price now, in display order.
         */
        get: operations["listInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a price
         * @description Sets the price of an instrument, or a path of prices, for everybody. Give one of `price` and `path`.
         */
        post: operations["setPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/halt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Halt an instrument
         * @description Nobody can trade it until it is resumed; its price stands.
         */
        post: operations["haltMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an instrument
         * @description It trades again.
         */
        post: operations["resumeMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose where prices come from
         * @description The recorded path, a path of another seed, or none.
         */
        post: operations["setFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List auctions
         * @description Every work with what is bid for it, the next one to end first and those that are over last.
         */
        get: operations["listAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft/{nftId}/bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid as somebody else
         * @description A simulated rival bids.
         */
        post: operations["bidAsBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft/{nftId}/endAuction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an auction
         * @description The auction ends now; the leading bid wins.
         */
        post: operations["endAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is to go wrong
         * @description The faults that are set, in order; the first that matches a call happens.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Let something go wrong
         * @description Adds a fault to the calls that match. A single request asks for one by header, with the key: `X-Sandbox-Fault` is an HTTP status, `code=11001`, `reset`, `timeout`, `malformed`, `truncated`, `401-body` or `hang-after-commit`; `X-Sandbox-Delay` is milliseconds or `lognormal:800:0.5`.
         */
        post: operations["addFault"];
        /**
         * Let nothing go wrong
         * @description Removes every fault.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a fault away
         * @description Removes one fault; the others stay.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults/{id}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a fault
         * @description One that is off stays in the list and does not happen.
         */
        post: operations["switchFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/stubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stubs
         * @description The stubs of a world, the latest first; the first that matches a call answers it.
         */
        get: operations["listStubs"];
        put?: never;
        /**
         * Answer calls instead
         * @description Gives calls of one operation an answer of your own instead of that of the books, whoever calls; the command is not carried out. The answer is put into the envelope and has to fit the contract, unless `check` is false. It goes along with a world that is exported.
         */
        post: operations["addStub"];
        /**
         * Remove all stubs
         * @description Calls are answered from the books again.
         */
        delete: operations["clearStubs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/stubs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a stub
         * @description Takes one stub away.
         */
        delete: operations["removeStub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description The snapshots of a world, the latest one first.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a snapshot
         * @description Keeps the whole world under a name. Time and hash of the answer are those that `restore` brings back: with the clock standing.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Puts the world back as it was, with its clock standing.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start over
         * @description A fresh world: the same seed and the same calls lead to the same state.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state hash
         * @description One hash over everything that calls can change; not over journal, traceIds, tokens and real time.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write the world as a file
         * @description Everything that calls can change, with the virtual time, as one file: to hand on, or to attach to a report. It holds no password, code or token that could be used, no session, no answer kept for a retry, and no image. Snapshots are not part of it.
         */
        get: operations["exportWorld"];
        put?: never;
        /**
         * Bring a world in from a file
         * @description The world becomes what the file says, with its clock standing and with no user logged in. A file that is damaged, changed by hand or of another version is refused, and the world is as it was. Each row is read against what this version writes. At most 32 MB, 100,000 rows and 30 years; sessions, answers kept for retries and counts of tries are not brought in.
         */
        post: operations["importWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles
         * @description What worlds can begin with: the scenario files of the mock server, and those it was given at its start.
         */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the users of a profile
         * @description Adds the sample users of a profile to the world, with what they have; their password is Sandbox1. It happens whole or not at all. Profiles whose users have a past, such as borrower, overdue and trader, move the clock on: the answer says from when to when.
         */
        post: operations["seedProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mailbox
         * @description Codes and notices that the mock server "sent", newest first.
         */
        get: operations["getMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Requests served, oldest first: the last thousand of customers and the last thousand control calls. Filters are joined by "and"; one entry with its difference and its curl line is read by its number.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal.har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal as a file
         * @description The same entries as a HAR 1.2 document, for tools that read it. Times are those of the virtual clock, and how long a call took is not measured. Variables such as `$TOKEN` stand for secrets; bodies of answers are not kept. Fields with an underscore say what the format has no name for.
         */
        get: operations["getJournalArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one exchange
         * @description An entry with the records that it changed and a line for the shell that sends it again. Secrets are not kept: variables such as `$TOKEN` and `$PASSWORD` stand in their place.
         */
        get: operations["getJournalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal/{seq}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a recorded command again
         * @description As it was sent and for the same session: in a world apart that goes on from where this one was, which changes nothing here, or in the world of now, where a command with an Idempotency-Key gets a new one. A call with secrets or a file is refused with 409, because those are not kept; so are control calls.
         */
        post: operations["replayJournalEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the books
         * @description Entries in order of booking, at most a thousand.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/invariants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the books
         * @description Runs every invariant of the ledger, and says what was due and could not be done.
         */
        get: operations["checkInvariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List worlds
         * @description All worlds, at most 200 unless the mock server was started with more, and when each was last used. One that is not used for seven days of real time ends; `main` never does. The key of a world lists that world alone.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Create a world
         * @description Makes a world from a profile, a snapshot or another world. Give at most one of them. `seed` and `now` go with a profile: the same three make the same world. The name may be the one in `X-Sandbox-World`.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a world
         * @description Ends a world and forgets it; `main` stays.
         */
        delete: operations["dropWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of a world
         * @description For whom they were made and how much they are good for. The keys themselves are kept nowhere. With the key of the server.
         */
        get: operations["listWorldKeys"];
        put?: never;
        /**
         * Make a key of a world
         * @description Makes a key for one user of a team, in place of the one that this user had, which opens nothing from now on. It is answered once. The first key closes the world: from then on it opens with one of its keys, or with the key of the server, alone. With the key of the server.
         */
        post: operations["makeWorldKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}/keys/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a key of a world
         * @description It opens nothing from now on. A world without keys is open again. With the key of the server.
         */
        delete: operations["removeWorldKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health
         * @description For what watches over the process: without a key, whatever the `Host`, and also where the control plane is off. It is `degraded` while what keeps the worlds does not take changes: reading goes on, and commands are answered with an error. Both are 200, since another process would not be better off; 503 is for one that is stopping, which a balancer is to send nothing more.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures
         * @description Counters and durations of requests, worlds, sockets, the process and its database, in the text format of Prometheus. With the key of the server, as `X-Sandbox-Key` or as `Authorization: Bearer`, for Prometheus. No world, user or address is named.
         */
        get: operations["getMetrics"];
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
        /** @description A key that opens one world. */
        WorldKey: {
            /** @description Whom it was made for. */
            user: string;
            /**
             * Format: date-time
             * @description When it was made, in real time.
             */
            madeAt: string;
            /** @description Requests a minute that it is good for. */
            perMinute: number;
        };
        /** @description How the process is. */
        Health: {
            /**
             * @description In a word.
             * @enum {string}
             */
            status: "ok" | "degraded" | "stopping";
            /** @description Of the mock server. */
            version: string;
            /** @description What keeps the worlds beyond the end of the process. */
            persistence: {
                /**
                 * @description Where they are.
                 * @enum {string}
                 */
                kind: "memory" | "file" | "database";
                /**
                 * @description Whether it takes changes.
                 * @enum {string}
                 */
                status: "ok" | "degraded";
                /** @description What is wrong, in a sentence. */
                detail?: string;
            };
        };
        /** @description Name of a profile; `GET /__sandbox/profiles` lists them. */
        ProfileName: string;
        /** @description Why a control call was not carried out; nothing changed. */
        ControlError: {
            /** @description A word for programs. */
            error: string;
            /** @description What happened and what to do. */
            detail: string;
        };
        /** @description The virtual clock. */
        Clock: {
            /**
             * Format: date-time
             * @description What time it is.
             */
            now: string;
            /**
             * @description `advancing` while due events are being worked off.
             * @enum {string}
             */
            status: "ready" | "advancing";
            /** @description How fast it runs by itself; null while it stands. */
            auto: {
                /** @description Virtual seconds to a real one. */
                ratio: number;
            } | null;
        };
        /** @description Time passed. */
        Advanced: {
            /**
             * Format: date-time
             * @description Before.
             */
            from: string;
            /**
             * Format: date-time
             * @description Now.
             */
            to: string;
            /**
             * @description It answers when it is done.
             * @enum {string}
             */
            status: "ready";
            /** @description What fell due, in time order. */
            events: {
                /** @description How many of each kind. */
                counts: {
                    [key: string]: number;
                };
                /** @description The first thousand. */
                first: components["schemas"]["DueEvent"][];
            };
        };
        /** @description Something that fell due. */
        DueEvent: {
            /** @description What kind. */
            kind: string;
            /** @description What it was about. */
            ref: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description The changed record, as the customer API shows it. */
        Record: {
            [key: string]: unknown;
        };
        /** @description What was decided. */
        Decided: {
            /** @description In order of submission. */
            decided: {
                /**
                 * @description Which queue.
                 * @enum {string}
                 */
                kind: "recharge" | "withdrawal" | "kyc" | "loan";
                /** @description The record. */
                ref: string;
                /** @description Its status now. */
                status: string;
            }[];
        };
        /** @description A record that waits for a decision. */
        Review: {
            /**
             * @description Which queue.
             * @enum {string}
             */
            kind: "recharge" | "withdrawal" | "kyc" | "loan";
            /** @description The record; for a check of identity, the user. */
            ref: string;
            /** @description Whose. */
            userId: string;
            /** @description Their name. */
            userName: string;
            /** @description Its status. */
            status: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            submittedAt: string;
            /** @description What is to be decided, in a few words. */
            about: string;
            /** @description The steps that are possible now. */
            actions: string[];
        };
        /** @description What a ledger holds. */
        Holdings: {
            /** @description Free to use. */
            available: string;
            /** @description Loans with their interest so far. */
            owed: string;
            /** @description All of it, debts taken off. */
            equity: string;
        };
        /** @description A user as an operator sees one. */
        User: {
            /** @description Whose account. */
            userId: string;
            /** @description Their name. */
            userName: string;
            /** @description Their address. */
            email: string;
            /** @description State of the account. */
            status: string;
            /** @description State of the check of identity. */
            kycStatus: string;
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            demoEnabled: boolean;
            real: components["schemas"]["Holdings"];
            demo: components["schemas"]["Holdings"];
        };
        /** @description What was switched. */
        UserState: {
            /** @description Whose account. */
            userId: string;
            /**
             * @description State of the account.
             * @enum {string}
             */
            status: "ACTIVE" | "FROZEN";
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account may be used. */
            demoEnabled: boolean;
        };
        /** @description The instrument after the change. */
        Quote: {
            /** @description The symbol. */
            code: string;
            /**
             * Format: date-time
             * @description From when.
             */
            at: string;
            /** @description Its price. */
            price: number;
            /**
             * @description Whether it trades.
             * @enum {string}
             */
            session: "OPEN" | "CLOSED" | "HALTED";
        };
        /** @description Which calls. */
        FaultMatch: {
            /** @description An operationId; marketMessage for messages of the market socket. */
            op: string;
            /** @description Only of this user. */
            user?: string;
            /** @description Only the n-th match. */
            nth?: number;
            /** @description Only so many of them by chance; the chances follow from the seed. */
            probability?: number;
        };
        /** @description What goes wrong. */
        FaultEffect: {
            /** @description Wait so long. */
            delayMs?: number;
            /** @description Wait by chance. */
            lognormal?: {
                /** @description Half of the waits are shorter. */
                medianMs: number;
                /** @description Spread. */
                sigma: number;
            };
            /** @description Answer this HTTP status. */
            status?: number;
            /** @description Answer this body code. */
            code?: string;
            /** @description Cut the connection. */
            reset?: boolean;
            /** @description Answer what is no JSON. */
            malformed?: boolean;
            /** @description Answer half of the body. */
            truncated?: boolean;
            /** @description Do it, and never answer: what a retry is for. */
            dropAfterCommit?: boolean;
            /** @description Close the market sockets. */
            socketDrop?: boolean;
            /**
             * @description What becomes of a message of the market socket: twice, behind the next, or lost.
             * @enum {string}
             */
            feed?: "duplicate" | "reorder" | "lose";
        };
        /** @description An instrument as it trades now. */
        ListedInstrument: {
            /** @description The symbol. */
            code: string;
            /** @description Its name. */
            name: string;
            /**
             * @description Its category: 1 forex, 2 crypto or smart equity, 3 stocks, 4 futures, 5 metals or ETF.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5;
            /** @description Its price. */
            price: number;
            /** @description Against the close of the previous UTC day, in percent. */
            change: number;
            /**
             * @description Whether it trades.
             * @enum {string}
             */
            session: "OPEN" | "CLOSED" | "HALTED";
            /** @description The smallest step of its price. */
            tickSize: string;
        };
        /** @description A work and the bids for it; amounts in US dollars. */
        Auction: {
            /** @description Which work. */
            nftId: string;
            /** @description Its title. */
            title: string;
            /** @description Its status. */
            status: string;
            /** @description The leading bid. */
            currentBid: string;
            /** @description The least that can be bid now. */
            minNextBid: string;
            /** @description How many bids there are. */
            bidCount: number;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
        };
        /** @description Everything that calls can change, as one hash. */
        State: {
            /** @description Books, records, sessions without tokens, mailbox, clock and market overrides. */
            hash: string;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            now: string;
            /** @description Records of each kind. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description An answer that is given instead of the one of the books. */
        Stub: {
            /** @description Which calls: those whose values are as given here, whatever else they have. */
            match: {
                /** @description An operationId. */
                op: string;
                /** @description Values of the path by their names. */
                path?: {
                    [key: string]: unknown;
                };
                /** @description Values of the query by their names. */
                query?: {
                    [key: string]: unknown;
                };
                /** @description Fields of the body by their names. */
                body?: {
                    [key: string]: unknown;
                };
            };
            /** @description What goes into the envelope. */
            answer: {
                /** @description Body code; left out, the HTTP status. */
                code?: string;
                /** @description Its sentence; left out, that of the code. */
                msg?: string;
                /** @description The result; left out, null. */
                result?: unknown;
            };
            /** @description HTTP status; left out, 200. */
            status?: number;
            /** @description Wait so long before it. */
            delayMs?: number;
            /** @description How often; left out, until removed. */
            times?: number;
        };
        /** @description A stub in its place. */
        SetStub: components["schemas"]["Stub"] & {
            /** @description Its number. */
            id: number;
        };
        /** @description A world at one moment. */
        WorldFile: {
            /**
             * @description What kind of file it is.
             * @constant
             */
            format: "swx-world";
            /**
             * @description Of the form of the file.
             * @constant
             */
            version: 1;
            /** @description What the world was made from. */
            seed: number;
            /** @description And from which profile. */
            profile: string;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            now: string;
            /** @description SHA-256 of all the rest. */
            checksum: string;
            /** @description The records of each kind. */
            rows: {
                [key: string]: Record<string, unknown>[];
            };
            /** @description Its stubs, the latest first; left out when it has none. */
            stubs?: components["schemas"]["Stub"][];
        };
        /** @description A fresh world. */
        Fresh: {
            /** @description What it was made from. */
            seed: number;
            /** @description And from which profile. */
            profile: components["schemas"]["ProfileName"];
            /** @description Its state. */
            hash: string;
            /**
             * Format: date-time
             * @description Its time.
             */
            now: string;
        };
        /** @description A message the mock server "sent". */
        Mail: {
            /** @description Whom to. */
            to: string;
            /** @description What about. */
            subject: string;
            /** @description The code in it. */
            code?: string;
            /** @description All of it. */
            text: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description One exchange; its bodies are in the entry by its number. */
        JournalEntry: {
            /** @description Its number. */
            seq: number;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            at: string;
            /**
             * @description Which plane.
             * @enum {string}
             */
            kind: "customer" | "control";
            /** @description As asked. */
            method: string;
            /** @description Without its query. */
            path: string;
            /** @description Which operation of the contract. */
            operation?: string;
            /** @description HTTP status. */
            status: number;
            /** @description Body code. */
            code?: string;
            /** @description Milliseconds of real time from the call to its answer, with the delay of a fault that was set. */
            took: number;
            /** @description As in the answer. */
            traceId?: string;
            /** @description Whose session. */
            userId?: string;
            /**
             * @description What answered a customer's call: a guard, a fault or a stub that was set, or the domain.
             * @enum {string}
             */
            rule?: "guard" | "fault" | "stub" | "domain";
        };
        /** @description A HAR 1.2 document. */
        HttpArchive: {
            /** @description All of it. */
            log: {
                /**
                 * @description Of the format.
                 * @constant
                 */
                version: "1.2";
                /** @description What wrote it. */
                creator: {
                    /** @description Its name. */
                    name: string;
                    /** @description Its version. */
                    version: string;
                };
                /** @description Oldest first. */
                entries: components["schemas"]["ArchivedExchange"][];
                /** @description What to know of it. */
                comment: string;
                /** @description How the world began, so that a replay can make one like it. Left out of a world that began as a copy, from a file or in an earlier process. */
                _world?: {
                    /** @description What it was made from. */
                    seed: number;
                    /** @description And from which profile. */
                    profile: string;
                    /**
                     * Format: date-time
                     * @description The time that the steps of the profile led to.
                     */
                    now: string;
                    /** @description Entries up to this `_seq` are the steps of the profile. */
                    made: number;
                };
            };
        };
        /** @description One exchange. */
        ArchivedExchange: {
            /**
             * Format: date-time
             * @description Virtual time.
             */
            startedDateTime: string;
            /** @description Milliseconds of real time. */
            time: number;
            /** @description What was sent. */
            request: {
                /** @description As asked. */
                method: string;
                /**
                 * Format: uri
                 * @description Where to.
                 */
                url: string;
                /**
                 * @description Of the protocol.
                 * @constant
                 */
                httpVersion: "HTTP/1.1";
                /** @description None. */
                cookies: Record<string, unknown>[];
                headers: components["schemas"]["NamedValues"];
                queryString: components["schemas"]["NamedValues"];
                /** @description The body, as far as it is kept. */
                postData?: {
                    /**
                     * @description What it is.
                     * @enum {string}
                     */
                    mimeType: "application/json" | "multipart/form-data";
                    /** @description The JSON of one. */
                    text?: string;
                    /** @description The fields of the other. */
                    params?: {
                        /** @description Its name. */
                        name: string;
                        /** @description What it holds. */
                        value: string;
                    }[];
                };
                /**
                 * @description Unknown.
                 * @constant
                 */
                headersSize: -1;
                /**
                 * @description Unknown.
                 * @constant
                 */
                bodySize: -1;
                /** @description What is missing. */
                comment?: string;
            };
            /** @description What was answered. */
            response: {
                /** @description HTTP status. */
                status: number;
                /**
                 * @description None.
                 * @constant
                 */
                statusText: "";
                /**
                 * @description Of the protocol.
                 * @constant
                 */
                httpVersion: "HTTP/1.1";
                /** @description None. */
                cookies: Record<string, unknown>[];
                headers: components["schemas"]["NamedValues"];
                /** @description The body: values of fields that may be secret are [redacted]. */
                content: {
                    /** @description Bytes of the text; 0 when it is not kept. */
                    size: number;
                    /**
                     * @description What it was.
                     * @constant
                     */
                    mimeType: "application/json";
                    /** @description The JSON. */
                    text?: string;
                    /** @description What is missing. */
                    comment?: string;
                };
                /**
                 * @description None.
                 * @constant
                 */
                redirectURL: "";
                /**
                 * @description Unknown.
                 * @constant
                 */
                headersSize: -1;
                /**
                 * @description Unknown.
                 * @constant
                 */
                bodySize: -1;
            };
            /** @description None. */
            cache: Record<string, unknown>;
            /** @description All of its time is the wait for the answer. */
            timings: {
                /**
                 * @description Not measured, so 0.
                 * @constant
                 */
                send: 0;
                /** @description Milliseconds of real time. */
                wait: number;
                /**
                 * @description Not measured, so 0.
                 * @constant
                 */
                receive: 0;
            };
            /** @description Its number in the journal. */
            _seq?: number;
            /** @description Which operation of the contract. */
            _operation?: string;
            /** @description Body code. */
            _code?: string;
            /** @description As in the answer. */
            _traceId?: string;
            /** @description Whose session. */
            _userId?: string;
            /**
             * @description What answered.
             * @enum {string}
             */
            _rule?: "guard" | "fault" | "stub" | "domain";
        };
        /** @description Values by their names. */
        NamedValues: {
            /** @description Its name. */
            name: string;
            /** @description What it holds. */
            value: string;
        }[];
        /** @description An entry of the journal with everything that is known of it. */
        Exchange: components["schemas"]["JournalEntry"] & {
            /** @description What was sent, as far as it is kept: values that may be secret are [redacted]. */
            requestBody?: {
                [key: string]: unknown;
            };
            /** @description What was answered, unless it was too long: values that may be secret are [redacted]. */
            responseBody?: unknown;
            difference?: components["schemas"]["Difference"];
            /** @description A line for a POSIX shell; left out where no network leads to the mock server. */
            curl?: string;
            /** @description What to do before running it. */
            curlNote?: string;
            /** @description Whether the command can run again. */
            replay: {
                /** @description In the world as it was before. */
                before: boolean;
                /** @description In the world as it is now. */
                now: boolean;
                /** @description Why it cannot. */
                reason?: string;
            };
        };
        /** @description Records that an exchange added, changed or removed, without bookkeeping such as rate limits; kept for the latest exchanges, about fifty commands back. */
        Difference: {
            /** @description Table by table. */
            records: components["schemas"]["ChangedRecord"][];
            /** @description How many beyond the first hundred. */
            more: number;
        };
        /** @description A record that is not what it was. */
        ChangedRecord: {
            /** @description Which table. */
            table: string;
            /** @description Which record. */
            key: string;
            /**
             * @description What happened to it.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description What is different. */
            fields: {
                /** @description Its name. */
                field: string;
                /** @description What it was; left out when there was none. */
                from?: unknown;
                /** @description What it is; left out when there is none. */
                to?: unknown;
                /** @description It changed and stays secret. */
                secret?: boolean;
            }[];
        };
        /** @description What a recorded command came to when it ran again. */
        Replayed: {
            /** @description Which entry ran again. */
            seq: number;
            /**
             * @description In which world.
             * @enum {string}
             */
            in: "before" | "now";
            /** @description Whether status and code are as they were recorded. */
            same: boolean;
            exchange: components["schemas"]["Exchange"];
            /** @description The answer of the customer API. */
            answer: {
                [key: string]: unknown;
            };
        };
        /** @description One entry of the books; its postings sum to zero. */
        LedgerEntry: {
            /** @description Stable. */
            id: string;
            /** @description Order of booking. */
            seq: number;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            at: string;
            /**
             * @description Which ledger.
             * @enum {string}
             */
            mode: "real" | "demo";
            /** @description What for. */
            kind: string;
            /** @description For which record. */
            ref: string;
            /** @description Who gained and who lost. */
            postings: {
                /** @description Of a user or of the house. */
                account: string;
                /** @description Signed, in US dollars. */
                amount: string;
            }[];
        };
        /** @description Whether the books hold what they promise. */
        Invariants: {
            /** @description Nothing is violated. */
            ok: boolean;
            /** @description What is. */
            violations: {
                /** @description Which one. */
                invariant: string;
                /** @description Where and how. */
                detail: string;
            }[];
            /** @description What was due by itself and could not be done since the process began, the latest last; left out when there is none. It stopped at that user or record: what was due for others was done. */
            failed?: {
                /**
                 * Format: date-time
                 * @description When it was due.
                 */
                at: string;
                /** @description What it was, such as `savings` or `plan SM202601100000000001`. */
                what: string;
                /** @description For whom. */
                userId?: string;
                /** @description What went wrong. */
                reason: string;
            }[];
        };
    };
    responses: {
        /** @description The call is malformed; nothing changed. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The key is missing or wrong. */
        NoKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The call comes from another origin. */
        Foreign: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description There is no such thing. */
        Unknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description Not possible in this state; nothing changed. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description This host name is not served. */
        Misdirected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The key of this world was used too often; `Retry-After` says when it is good again, in seconds. Nothing changed. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The world cannot be served by this process now; the sentence says what is known of the call. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
    };
    parameters: {
        /**
         * @description Only entries after this number.
         * @example 0
         */
        JournalSince: number;
        /**
         * @description Only calls of this operation.
         * @example buySmart
         */
        JournalOperation: string;
        /**
         * @description Only calls of this user.
         * @example u-1001
         */
        JournalUser: string;
        /**
         * @description Only answers with this body code or HTTP status.
         * @example 20004
         */
        JournalCode: string;
        /**
         * @description Only calls that this answered.
         * @example domain
         */
        JournalRule: "guard" | "fault" | "stub" | "domain";
        /**
         * @description Only calls of this plane.
         * @example customer
         */
        JournalKind: "customer" | "control";
        /**
         * @description Only entries with this in their path, operation, status, code, user, trace or rule.
         * @example withdrawal
         */
        JournalText: string;
        /**
         * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
         * @example main
         */
        World: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Until when; not before now.
                     */
                    to?: string;
                    /** @description How long, ISO 8601. */
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    runClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Virtual seconds to a real one.
                     * @default 1
                     */
                    ratio?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example RC202601100000000001
                 */
                no: string;
                /**
                 * @description Which step.
                 * @example approve
                 */
                action: "approve" | "reject" | "fail";
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example WD202601110000000001
                 */
                no: string;
                /**
                 * @description Which step.
                 * @example approve
                 */
                action: "approve" | "reject" | "confirm" | "networkFail";
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to the user. */
                    reason?: string;
                    /** @description Of the payout, shown to the user; only with confirm. There is a usual one. */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example u-1001
                 */
                userId: string;
                /**
                 * @description Which step.
                 * @example approve
                 */
                action: "approve" | "fail";
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideLoan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example LN202601120000000002
                 */
                no: string;
                /**
                 * @description Which step.
                 * @example approve
                 */
                action: "approve" | "reject";
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of submission. */
                        reviews: components["schemas"]["Review"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    processAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Left out, all. */
                    kinds?: ("recharge" | "withdrawal" | "kyc" | "loan")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decided"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Part of a user name, an address or an id.
                 * @example mei
                 */
                search?: string;
            };
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many match. */
                        total: number;
                        /** @description The first hundred. */
                        users: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Whose account.
                 * @example u-1001
                 */
                userId: string;
                /**
                 * @description Which switch.
                 * @example lockPayment
                 */
                action: "lockPayment" | "unlockPayment" | "freeze" | "unfreeze" | "disableDemo" | "enableDemo";
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the lock ends; left out, it has no end.
                     */
                    until?: string;
                    /** @description Shown to the user as the operator's words: in the notice, in the answer about the lock and in each error with code 11004. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserState"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    fund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whom. */
                    userId: string;
                    /**
                     * @description Which ledger.
                     * @enum {string}
                     */
                    mode: "real" | "demo";
                    /** @description How much. */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Whose sessions.
                 * @example u-1001
                 */
                userId: string;
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description By HTTP status or by body code.
                     * @default http
                     * @enum {string}
                     */
                    shape?: "http" | "body";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whose. */
                        userId: string;
                        /**
                         * @description As asked.
                         * @enum {string}
                         */
                        shape: "http" | "body";
                        /** @description How many sessions. */
                        sessions: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstruments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In display order. */
                        instruments: components["schemas"]["ListedInstrument"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A price on the tick grid. */
                    price?: number;
                    /** @description One after the other. */
                    path?: number[];
                    /**
                     * @description Time between them, ISO 8601; at least half a second.
                     * @default PT1S
                     */
                    step?: string;
                    /**
                     * @description What comes after: hold the last one, or follow the market again.
                     * @default follow
                     * @enum {string}
                     */
                    after?: "hold" | "follow";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    haltMarket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeMarket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description replay is the usual path of the world's seed.
                     * @enum {string}
                     */
                    mode: "replay" | "random" | "frozen";
                    /** @description For random. */
                    seed?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuctions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The next one to end first. */
                        auctions: components["schemas"]["Auction"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    bidAsBot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which work.
                 * @example n-3
                 */
                nftId: string;
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A name for the bidder. */
                    botUser: string;
                    /** @description At least the next bid. */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAuction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which work.
                 * @example n-3
                 */
                nftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many. */
                        faults: number;
                        /** @description In order. */
                        rules: {
                            /** @description Its number. */
                            id: number;
                            /** @description Whether it may happen. */
                            on: boolean;
                            match: components["schemas"]["FaultMatch"];
                            effect: components["schemas"]["FaultEffect"];
                            /** @description How often it still happens. */
                            times?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which calls. */
                    match: {
                        /** @description An operationId; marketMessage for messages of the market socket. */
                        op: string;
                        /** @description Only of this user. */
                        user?: string;
                        /** @description Only the n-th match. */
                        nth?: number;
                        /** @description Only so many of them by chance; the chances follow from the seed. */
                        probability?: number;
                    };
                    /** @description What goes wrong. */
                    effect: {
                        /** @description Wait so long. */
                        delayMs?: number;
                        /** @description Wait by chance. */
                        lognormal?: {
                            /** @description Half of the waits are shorter. */
                            medianMs: number;
                            /** @description Spread. */
                            sigma: number;
                        };
                        /** @description Answer this HTTP status. */
                        status?: number;
                        /** @description Answer this body code. */
                        code?: string;
                        /** @description Cut the connection. */
                        reset?: boolean;
                        /** @description Answer what is no JSON. */
                        malformed?: boolean;
                        /** @description Answer half of the body. */
                        truncated?: boolean;
                        /** @description Do it, and never answer: what a retry is for. */
                        dropAfterCommit?: boolean;
                        /** @description Close the market sockets. */
                        socketDrop?: boolean;
                        /**
                         * @description What becomes of a message of the market socket: twice, behind the next, or lost.
                         * @enum {string}
                         */
                        feed?: "duplicate" | "reorder" | "lose";
                    };
                    /** @description How often; left out, until deleted. */
                    times?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Faults that are set. */
                        faults: number;
                        /** @description Its number. */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Faults that are set. */
                        faults: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which fault.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Faults that are set. */
                        faults: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which fault.
                 * @example 1
                 */
                id: number;
                /**
                 * @description On or off.
                 * @example off
                 */
                action: "on" | "off";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its number. */
                        id: number;
                        /** @description Whether it may happen. */
                        on: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStubs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The latest first. */
                        stubs: components["schemas"]["SetStub"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStub: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which calls: those whose values are as given here, whatever else they have. */
                    match: {
                        /** @description An operationId. */
                        op: string;
                        /** @description Values of the path by their names. */
                        path?: {
                            [key: string]: unknown;
                        };
                        /** @description Values of the query by their names. */
                        query?: {
                            [key: string]: unknown;
                        };
                        /** @description Fields of the body by their names. */
                        body?: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description What goes into the envelope. */
                    answer: {
                        /** @description Body code; left out, the HTTP status. */
                        code?: string;
                        /** @description Its sentence; left out, that of the code. */
                        msg?: string;
                        /** @description The result; left out, null. */
                        result?: unknown;
                    };
                    /** @description HTTP status; left out, 200. */
                    status?: number;
                    /** @description Wait so long before it. */
                    delayMs?: number;
                    /** @description How often; left out, until removed. */
                    times?: number;
                    /**
                     * @description False answers what does not fit the contract.
                     * @default true
                     */
                    check?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stubs of the world. */
                        stubs: number;
                        /** @description Its number. */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearStubs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stubs of the world. */
                        stubs: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStub: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stubs of the world. */
                        stubs: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The latest one first. */
                        snapshots: {
                            /** @description Its name. */
                            name: string;
                            /**
                             * Format: date-time
                             * @description The virtual time in it.
                             */
                            at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description To restore it by. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description As taken. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Left out, the seed of the world. */
                    seed?: number;
                    /** @description Left out, the profile the process was started with. */
                    profile?: components["schemas"]["ProfileName"];
                    /**
                     * @description Users of the fresh world who were logged in under the same id and name stay so, with their tokens.
                     * @default false
                     */
                    keepTokens?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fresh"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getState: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    importWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What kind of file it is.
                     * @constant
                     */
                    format: "swx-world";
                    /**
                     * @description Of the form of the file.
                     * @constant
                     */
                    version: 1;
                    /** @description What the world was made from. */
                    seed: number;
                    /** @description And from which profile. */
                    profile: string;
                    /**
                     * Format: date-time
                     * @description Virtual time.
                     */
                    now: string;
                    /** @description SHA-256 of all the rest. */
                    checksum: string;
                    /** @description The records of each kind. */
                    rows: {
                        [key: string]: Record<string, unknown>[];
                    };
                    /** @description Its stubs, the latest first; left out when it has none. */
                    stubs?: {
                        /** @description Which calls: those whose values are as given here, whatever else they have. */
                        match: {
                            /** @description An operationId. */
                            op: string;
                            /** @description Values of the path by their names. */
                            path?: {
                                [key: string]: unknown;
                            };
                            /** @description Values of the query by their names. */
                            query?: {
                                [key: string]: unknown;
                            };
                            /** @description Fields of the body by their names. */
                            body?: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description What goes into the envelope. */
                        answer: {
                            /** @description Body code; left out, the HTTP status. */
                            code?: string;
                            /** @description Its sentence; left out, that of the code. */
                            msg?: string;
                            /** @description The result; left out, null. */
                            result?: unknown;
                        };
                        /** @description HTTP status; left out, 200. */
                        status?: number;
                        /** @description Wait so long before it. */
                        delayMs?: number;
                        /** @description How often; left out, until removed. */
                        times?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of their names. */
                        profiles: {
                            name: components["schemas"]["ProfileName"];
                            /** @description What is there, in a sentence. */
                            about: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    seedProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name. */
                    profile: components["schemas"]["ProfileName"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As asked. */
                        profile: components["schemas"]["ProfileName"];
                        /** @description Their user names. */
                        users: string[];
                        /**
                         * Format: date-time
                         * @description Virtual time before.
                         */
                        from: string;
                        /**
                         * Format: date-time
                         * @description Virtual time afterwards.
                         */
                        to: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailbox: {
        parameters: {
            query?: {
                /**
                 * @description Only to this address.
                 * @example mei@example.com
                 */
                email?: string;
            };
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        messages: components["schemas"]["Mail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournal: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only calls of this operation.
                 * @example buySmart
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only calls of this user.
                 * @example u-1001
                 */
                user?: components["parameters"]["JournalUser"];
                /**
                 * @description Only answers with this body code or HTTP status.
                 * @example 20004
                 */
                code?: components["parameters"]["JournalCode"];
                /**
                 * @description Only calls that this answered.
                 * @example domain
                 */
                rule?: components["parameters"]["JournalRule"];
                /**
                 * @description Only calls of this plane.
                 * @example customer
                 */
                kind?: components["parameters"]["JournalKind"];
                /**
                 * @description Only entries with this in their path, operation, status, code, user, trace or rule.
                 * @example withdrawal
                 */
                text?: components["parameters"]["JournalText"];
            };
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        entries: components["schemas"]["JournalEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalArchive: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only calls of this operation.
                 * @example buySmart
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only calls of this user.
                 * @example u-1001
                 */
                user?: components["parameters"]["JournalUser"];
                /**
                 * @description Only answers with this body code or HTTP status.
                 * @example 20004
                 */
                code?: components["parameters"]["JournalCode"];
                /**
                 * @description Only calls that this answered.
                 * @example domain
                 */
                rule?: components["parameters"]["JournalRule"];
                /**
                 * @description Only calls of this plane.
                 * @example customer
                 */
                kind?: components["parameters"]["JournalKind"];
                /**
                 * @description Only entries with this in their path, operation, status, code, user, trace or rule.
                 * @example withdrawal
                 */
                text?: components["parameters"]["JournalText"];
            };
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpArchive"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which entry.
                 * @example 7
                 */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which entry.
                 * @example 7
                 */
                seq: number;
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The world as it was before the command, or as it is now.
                     * @default before
                     * @enum {string}
                     */
                    in?: "before" | "now";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: number;
                /**
                 * @description Only entries that touch an account of this user.
                 * @example u-1001
                 */
                userId?: string;
                /**
                 * @description Only one ledger.
                 * @example real
                 */
                mode?: "real" | "demo";
                /**
                 * @description Only one kind of entry.
                 * @example DEPOSIT
                 */
                kind?: string;
                /**
                 * @description Only entries of one record.
                 * @example RC202601100000000001
                 */
                ref?: string;
                /**
                 * @description Oldest or newest first.
                 * @example newest
                 */
                order?: "oldest" | "newest";
                /**
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of booking. */
                        entries: components["schemas"]["LedgerEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInvariants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invariants"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names. */
                        worlds: string[];
                        /** @description In the same order. */
                        uses: {
                            /** @description Its name. */
                            name: string;
                            /**
                             * Format: date-time
                             * @description When it was last asked for.
                             */
                            usedAt: string;
                            /**
                             * Format: date-time
                             * @description When it ends if it is not asked for again.
                             */
                            endsAt?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name. */
                    name: string;
                    /** @description From this profile. */
                    profile?: components["schemas"]["ProfileName"];
                    /** @description Left out, the seed of `main`. */
                    seed?: number;
                    /**
                     * Format: date-time
                     * @description The time that the steps of the profile lead to; the clock stands there. Left out, that of the process.
                     */
                    now?: string;
                    /** @description From this snapshot. */
                    snapshot?: string;
                    /** @description As a copy of this world. */
                    world?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its name. */
                        name: string;
                        /** @description Its state. */
                        hash: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which one.
                 * @example test-1
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its name. */
                        dropped: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorldKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which world.
                 * @example team-a
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of their making. */
                        keys: components["schemas"]["WorldKey"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeWorldKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which world.
                 * @example team-a
                 */
                name: string;
            };
            cookie?: never;
        };
        /** @description For whom. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whom it is for. */
                    user: string;
                    /**
                     * @description Requests a minute that it is good for.
                     * @default 3000
                     */
                    perMinute?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it opens. */
                        world: string;
                        /** @description Whom it is for. */
                        user: string;
                        /** @description To be sent as X-Sandbox-Key. */
                        key: string;
                        /** @description Requests a minute. */
                        perMinute: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWorldKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which world. A control call that names one for the first time has it made from the start profile; a call to the customer API only does with the key, and is answered 404 without.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description Which world.
                 * @example team-a
                 */
                name: string;
                /**
                 * @description Whose key.
                 * @example anna
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whose it was. */
                        removed: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request names its host twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["NoKey"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
        };
    };
}
